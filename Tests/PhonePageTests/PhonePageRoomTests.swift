import Testing

struct PhonePageRoomTests {
}
