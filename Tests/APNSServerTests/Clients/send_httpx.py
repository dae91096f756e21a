"""Sends pushes with httpx. Reads a JSON object, prints a line of JSON for each push."""

import json
import ssl
import sys
import time

import httpx
import jwt

job = json.load(sys.stdin)
with open(job["key"]) as file:
    key = file.read()
token = jwt.encode(
    {"iss": job["teamID"], "iat": int(time.time())},
    key,
    algorithm="ES256",
    headers={"kid": job["keyID"]},
)
headers = {
    "authorization": f"bearer {token}",
    "apns-topic": job["topic"],
    "apns-push-type": "liveactivity",
    "apns-priority": "10",
}
context = ssl.create_default_context(cafile=job["ca"])
with httpx.Client(http2=True, http1=False, verify=context) as client:
    for push in job["pushes"]:
        url = f"https://localhost:{job['port']}/3/device/{push['token']}"
        answer = client.post(url, headers=headers, content=push["body"])
        reason = answer.json()["reason"] if answer.content else ""
        print(json.dumps({"status": answer.status_code, "reason": reason}), flush=True)
