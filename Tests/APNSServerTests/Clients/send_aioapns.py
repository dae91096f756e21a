"""Sends pushes with aioapns. Reads a JSON object, prints a line of JSON for each push."""

import asyncio
import json
import logging
import ssl
import sys

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsDevelopmentClientProtocol


async def main() -> None:
    job = json.load(sys.stdin)
    APNsDevelopmentClientProtocol.APNS_SERVER = "localhost"
    APNsDevelopmentClientProtocol.APNS_PORT = job["port"]
    with open(job["key"]) as file:
        key = file.read()
    client = APNs(
        key=key,
        key_id=job["keyID"],
        team_id=job["teamID"],
        topic=job["topic"],
        use_sandbox=True,
        max_connections=1,
        ssl_context=ssl.create_default_context(cafile=job["ca"]),
    )
    for push in job["pushes"]:
        request = NotificationRequest(
            device_token=push["token"],
            message=json.loads(push["body"]),
            push_type=PushType.LIVEACTIVITY,
        )
        result = await client.send_notification(request)
        line = {"status": int(result.status), "reason": result.description or ""}
        print(json.dumps(line), flush=True)


logging.disable(logging.CRITICAL)
asyncio.run(main())
