import Testing

struct AppProcessRoomTests {
}
