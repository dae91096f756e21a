import Testing

struct SimulatorRoomTests {
}
