extension TimelinePage {
  /// What the strip has beyond the contact sheet.
  static let stylesheet = """
    header, main { max-width: 1080px; }
    .strip {
      list-style: none; margin: 24px 0 0; padding: 0 0 0 22px; border-left: 2px solid var(--line);
    }
    .strip > li { position: relative; }
    .strip > li::before {
      content: ""; position: absolute; left: -29px; top: 28px; width: 12px; height: 12px;
      border-radius: 50%; background: var(--accent); border: 2px solid var(--page);
    }
    .strip article {
      display: grid; gap: 16px 32px; grid-template-columns: minmax(0, 3fr) minmax(220px, 2fr);
    }
    .strip .state { margin: 0 0 2px; }
    .strip .state time { font-variant-numeric: tabular-nums; color: var(--accent); }
    .strip .state span { font-weight: 500; }
    .situation, .nothing { color: var(--quiet); margin: 0 0 14px; font-size: 14px; }
    .log { font-size: 13px; min-width: 0; }
    .log ul { list-style: none; margin: 0; padding: 0; }
    .log li { padding: 4px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .log li:first-child { border-top: 0; }
    .log time { font-variant-numeric: tabular-nums; color: var(--quiet); }
    .log .ignored { color: var(--bad); }
    @media (max-width: 760px) { .strip article { grid-template-columns: minmax(0, 1fr); } }
    """
}
