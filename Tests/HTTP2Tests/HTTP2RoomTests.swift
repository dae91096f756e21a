import Testing

struct HTTP2RoomTests {
}
