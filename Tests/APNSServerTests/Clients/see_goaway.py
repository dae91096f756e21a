"""Sends a push by hand and prints the status of the answer and what GOAWAY says."""

import json
import socket
import ssl
import sys

import h2.config
import h2.connection
import h2.events

job = json.load(sys.stdin)
context = ssl.create_default_context(cafile=job["ca"])
context.set_alpn_protocols(["h2"])
plain = socket.create_connection(("localhost", job["port"]), timeout=20)
peer = context.wrap_socket(plain, server_hostname="localhost")
session = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
session.initiate_connection()
fields = [
    (":method", "POST"),
    (":scheme", "https"),
    (":authority", "localhost"),
    (":path", "/3/device/" + job["pushes"][0]["token"]),
    ("islet-fault", job["fault"]),
]
session.send_headers(1, fields, end_stream=True)
peer.sendall(session.data_to_send())
while data := peer.recv(65536):
    for event in session.receive_data(data):
        if isinstance(event, h2.events.ResponseReceived):
            print("status", dict(event.headers)[":status"])
        if isinstance(event, h2.events.ConnectionTerminated):
            print("goaway", event.last_stream_id, event.additional_data.decode())
