extension ContactSheet {
  /// Colours follow the reader's system; text keeps a contrast of at least 4.5 to 1 in both.
  static let stylesheet = """
    :root {
      --page: #f4f4f7; --card: #ffffff; --ink: #1b1b22; --quiet: #62626e; --line: #dedee6;
      --accent: #4a4fb5; --bad: #b3261e; --bad-page: #fdeceb; --warm: #7a5200; --warm-page: #fff4dc;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131318; --card: #1d1d25; --ink: #ececf2; --quiet: #a0a0ae; --line: #32323e;
        --accent: #aab0ff; --bad: #ffb4ab; --bad-page: #3b1a18; --warm: #ffd486;
        --warm-page: #372a10;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.5 system-ui, "Inter", "Helvetica Neue", sans-serif;
    }
    header, main { max-width: 948px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 40px); }
    header { padding-top: 36px; padding-bottom: 4px; }
    main { padding-bottom: 64px; }
    h1, .project, .type, .state, .part { line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    h1 { font-size: 30px; margin: 0; }
    .project { font-size: 26px; margin: 48px 0 4px; }
    .type { font-size: 16px; font-weight: 500; margin: 0 0 12px; color: var(--quiet); }
    h2.type { margin-top: 28px; }
    .state { font-size: 18px; margin: 0 0 16px; }
    .part { font-size: 13px; margin: 12px 0 4px; color: var(--quiet); }
    .place { font-size: 15px; line-height: 1.2; margin: 28px 0 12px; }
    .facts {
      display: flex; flex-wrap: wrap; gap: 2px 18px; list-style: none; padding: 0; margin: 8px 0 0;
      color: var(--quiet); font-variant-numeric: tabular-nums;
    }
    article {
      background: var(--card); border: 1px solid var(--line); border-radius: 20px;
      padding: 22px clamp(14px, 2.5vw, 26px); margin: 0 0 20px;
    }
    .badge {
      font-size: 12px; font-weight: 600; vertical-align: 2px; padding: 2px 8px; border-radius: 99px;
      background: var(--warm-page); color: var(--warm);
    }
    .pictures {
      display: grid; gap: 24px; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
    }
    .pictures.standBy { grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); }
    .pictures.watch { grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); }
    figure { margin: 0; min-width: 0; }
    img { display: block; max-width: 100%; height: auto; border-radius: 14px; }
    figcaption { margin-top: 8px; color: var(--quiet); font-size: 14px; }
    details { margin-top: 6px; font-size: 13px; }
    article > details { margin-top: 18px; }
    summary { cursor: pointer; color: var(--accent); width: fit-content; border-radius: 4px; }
    summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
    pre {
      margin: 8px 0 0; padding: 12px; overflow-x: auto; border-radius: 10px; background: var(--page);
      color: var(--ink); font: 12px/1.5 ui-monospace, "JetBrains Mono", monospace;
    }
    .notes {
      margin: 8px 0 0; padding: 8px 12px 8px 28px; border-radius: 10px;
      background: var(--warm-page); color: var(--warm);
    }
    .findings { list-style: none; margin: 8px 0 0; padding: 0; font-size: 13px; }
    .findings li {
      margin: 0 0 4px; padding: 6px 10px; border-radius: 10px; border-left: 4px solid var(--quiet);
      background: var(--page); color: var(--ink); overflow-wrap: anywhere;
    }
    .findings li[tabindex] { cursor: help; }
    .findings li:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .findings .warning, .findings .error { background: var(--warm-page); border-color: var(--warm); }
    .findings .error { background: var(--bad-page); border-color: var(--bad); }
    .findings b { font-weight: 600; }
    figure { position: relative; container-type: inline-size; }
    .mark {
      display: none; position: absolute; pointer-events: none; border: 2px dashed #fff;
      outline: 2px solid #c2185b; border-radius: 3px; box-shadow: 0 0 0 1px #000 inset;
    }
    li:hover > .mark, li:focus > .mark { display: block; }
    .problem {
      margin: 0 0 8px; padding: 12px 16px; border-radius: 12px; white-space: pre-wrap;
      overflow-wrap: anywhere; background: var(--bad-page); color: var(--bad);
    }
    @media print {
      article { break-inside: avoid; border-color: #ccc; }
      details { display: none; }
    }
    """
}
