import Testing

struct APNSServerRoomTests {
}
