import Testing

struct LintRoomTests {
}
