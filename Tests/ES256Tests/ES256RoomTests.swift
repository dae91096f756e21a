import Testing

struct ES256RoomTests {
}
