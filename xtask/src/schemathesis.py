"""Sends a server what its own description allows, and what it does not, and looks at the answers.

schemathesis.py URL FOLDER: needs schemathesis 4; FOLDER is for the settings of this run.
"""

import json
import os
import subprocess
import sys
import time
import urllib.request

server, folder = sys.argv[1], sys.argv[2]


def ask(method, path, body=None, token=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(server + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def settled(path, token):
    """The game when the person is asked, so that choices of his can be accepted."""
    for _ in range(1000):
        game = ask("GET", path + "/game", token=token)
        if game["result"] or (game["ask"] or {}).get("options"):
            return game
        time.sleep(0.02)
    sys.exit("the bots do not choose")


# Somebody with a table that is open and one that is being played, so that more than 404 is answered.
token = ask("POST", "/api/people", {"name": "Schemathesis"})["token"]
other = ask("POST", "/api/people", {"name": "Somebody else"})["token"]
new = {"powers": ["khorne", "nurgle", "tzeentch"], "seats": {"khorne": "me"}}
opened = ask("POST", "/api/tables", new, token)
foreign = ask("POST", "/api/tables", new, other)
new["seats"] |= {"nurgle": "random", "tzeentch": "random"}
running = ask("POST", "/api/tables", new | {"start": True}, token)
game = settled(f"/api/tables/{running['id']}", token)
choices = [option["choice"] for option in game["ask"]["options"]]


def listed(values):
    return "[" + ", ".join(json.dumps(value) for value in values) + "]"


settings = f"""
base-url = {json.dumps(server)}
seed = 1
workers = 2
continue-on-failure = true
headers = {{ Authorization = "Bearer {token}" }}
request-timeout = 20

[output.sanitization]
enabled = false

[dictionaries]
tables = {{ values = {listed([running["id"], opened["id"], foreign["id"]])} }}
powers = {{ values = {listed(new["powers"] + ["slaanesh"])} }}
choices = {{ values = {listed(choices)} }}
seqs = {{ values = {listed([game["seq"], game["seq"] + 1])} }}

[parameters]
"path.id" = {{ dictionary = "tables", probability = 0.9 }}
"path.power" = {{ dictionary = "powers", probability = 0.9 }}
"body.choice" = {{ dictionary = "choices", probability = 0.7 }}
"body.seq" = {{ dictionary = "seqs", probability = 0.7 }}

[generation]
max-examples = 12
no-shrink = true

# Whether a request that can be read is possible depends on the game, and reading needs nobody's token.
[checks]
positive_data_acceptance.enabled = false
ignored_auth.enabled = false
# What nobody may do now is refused before it is read.
negative_data_rejection.expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "422", "429"]

[phases.stateful]
enabled = false

# Whoever logs out is nobody for the rest of the run.
[[operations]]
include-path = "/api/sessions/current"
headers = {{ Authorization = "Bearer {other}" }}
"""
path = os.path.join(folder, "schemathesis.toml")
with open(path, "w") as file:
    file.write(settings)
run = [sys.executable, "-m", "schemathesis.cli", "--config-file", path, "run", server + "/api/openapi.json"]
sys.exit(subprocess.run(run, cwd=folder).returncode)
