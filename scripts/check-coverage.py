#!/usr/bin/env python3
"""Checks that the coverage tests have a use for every API that public Live Activity code uses.

usage: scripts/check-coverage.py COUNTS

COUNTS is a Markdown file with tables of APIs and the number of projects that use each:
"| `font` | 108 | 94 |" below a heading. Every row with two projects or more must be in
Tests/CoverageTests/Uses, under the same heading and with the same count. What is missing is
printed as the head of a row, and the exit code is 1.
"""

import pathlib
import re
import sys

# Tables of statistics: the first repeats rows of others, the second has no APIs.
STATISTICS = ("Top 60", "What makes the code hard")


def rows(text, pattern):
    """Counts by heading and name."""
    found = {}
    heading = ""
    for line in text.split("\n"):
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        match = re.match(pattern, line)
        if match:
            found[heading, match[1].strip()] = int(match[2])
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    uses = pathlib.Path(__file__).resolve().parent.parent / "Tests/CoverageTests/Uses"
    counted = rows(pathlib.Path(sys.argv[1]).read_text(), r"\| `(.*)` \| (\d+) \| \d+ \|$")
    known = {}
    for file in sorted(uses.glob("*.uses")):
        known.update(rows(file.read_text(), r"`(.*)` (\d+)$"))
    wrong = []
    wanted = 0
    for (heading, name), users in counted.items():
        if users < 2 or heading.startswith(STATISTICS):
            continue
        wanted += 1
        if (heading, name) not in known:
            wrong.append(f"{heading}: no use of\n`{name}` {users}")
        elif known[heading, name] != users:
            wrong.append(f"{heading}: {known[heading, name]} is not the count of\n`{name}` {users}")
    for key in known.keys() - counted.keys():
        wrong.append(f"{key[0]}: the tables do not count `{key[1]}`")
    for line in wrong:
        print(line)
    print(f"{wanted} rows with two users or more, {len(wrong)} of them wrong or without a use.")
    sys.exit(1 if wrong or not wanted else 0)


main()
