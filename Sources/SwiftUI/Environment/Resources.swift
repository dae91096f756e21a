package struct Resources: Sendable { package init() {} }
