#!/usr/bin/env python3
"""How long headless Chromium takes to make a PNG of a card written in HTML.

usage: draw_card.py CARD.html

Prints two medians in seconds as JSON: `command`, the whole of `chromium --headless --screenshot`, and `warm`, a browser
that runs already, gets the document anew and takes a screenshot, over the browser's debugging pipe.
"""
import base64
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT, SCALE = 393, 240, 3
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
COMMAND_RUNS, WARM_RUNS = 5, 30


class Browser:
    """A headless browser that is told what to do over its debugging pipe."""

    def __init__(self, program, profile):
        commands, self.commands = os.pipe()
        self.replies, replies = os.pipe()
        # The browser reads from descriptor 3 and writes to descriptor 4.
        launch = f"exec 3<&{commands} 4>&{replies}; exec \"$@\""
        self.process = subprocess.Popen(
            ["bash", "-c", launch, "bash", program, *FLAGS, "--remote-debugging-pipe", f"--user-data-dir={profile}",
             "about:blank"],
            pass_fds=(commands, replies), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(replies)
        self.number, self.pending = 0, b""
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.pending:
                came = os.read(self.replies, 1 << 20)
                if not came:
                    sys.exit("draw_card.py: Chromium closed its pipe.")
                self.pending += came
            line, self.pending = self.pending.split(b"\0", 1)
            reply = json.loads(line)
            if reply.get("id") == self.number:
                if "error" in reply:
                    sys.exit(f"draw_card.py: {method}: {reply['error']['message']}")
                return reply["result"]

    def tell(self, method, **parameters):
        return self.call(method, session=self.session, **parameters)


def median_of(runs, draw):
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        draw()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def main():
    card = pathlib.Path(sys.argv[1]).resolve()
    program = shutil.which("chromium") or sys.exit("draw_card.py: There is no chromium; install the Debian package.")
    with tempfile.TemporaryDirectory(prefix="islet-chromium-", ignore_cleanup_errors=True) as folder:
        picture = pathlib.Path(folder, "card.png")

        def command():
            picture.unlink(missing_ok=True)
            subprocess.run(
                [program, *FLAGS, f"--user-data-dir={folder}/command", f"--window-size={WIDTH},{HEIGHT}",
                 f"--force-device-scale-factor={SCALE}", f"--screenshot={picture}", card.as_uri()],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            assert picture.stat().st_size > 5000, "Chromium drew nothing."

        browser = Browser(program, f"{folder}/warm")
        browser.tell("Page.enable")
        browser.tell("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=SCALE, mobile=False)
        frame = browser.tell("Page.getFrameTree")["frameTree"]["frame"]["id"]
        html = card.read_text(encoding="utf-8")

        def warm():
            browser.tell("Page.setDocumentContent", frameId=frame, html=html)
            data = base64.b64decode(browser.tell("Page.captureScreenshot", format="png")["data"])
            assert len(data) > 5000, "Chromium drew nothing."

        try:
            warm()
            times = {"warm": median_of(WARM_RUNS, warm)}
        finally:
            browser.process.terminate()
            browser.process.wait()
        command()
        times["command"] = median_of(COMMAND_RUNS, command)
    print(json.dumps(times))


main()
