@main struct Islet { static func main() {} }
