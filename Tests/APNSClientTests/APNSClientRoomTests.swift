import Testing

struct APNSClientRoomTests {
}
