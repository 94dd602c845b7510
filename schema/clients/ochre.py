"""A client of an Ochre server, in one file and with the standard library alone: for Python 3.8 or later.

bots.md shows programs that use it; openapi.yaml describes all requests. It repeats what may be repeated until there is an answer, through lost
connections and restarts of the server, and does nothing twice. An object of Ochre is for one thread.
"""
import http.client
import json
import random
import time
import urllib.error
import urllib.request

PASSES = (429, 502, 503, 504)  # nothing was changed; the same request is accepted later
DELAY_S = 0.5  # before the first repetition; each further delay is twice as long
DELAY_MAX_S = 30
SILENCE_S = 45  # the server sends something every 15 s
WAIT_S = 25
HAPPENED = ("began", "over")
SEEN_MAX = 1000
LOST = (OSError, http.client.HTTPException)


class OchreError(Exception):
    """A refusal by the server, or no answer (`no_answer`) to a request that may not be repeated."""

    def __init__(self, status, error=None):
        error = error or {"name": "no_answer", "message": "There was no answer."}
        super().__init__(f"{error['name']}: {error['message']}")
        self.status = status
        self.name = error["name"]
        self.details = error


class BackOff:
    """Delays between attempts: longer and longer, and varied, so that many clients do not return at once."""

    def __init__(self):
        self.next = DELAY_S

    def reset(self):
        self.next = DELAY_S

    def wait(self, least=0):
        """`least`: seconds that the server asks for."""
        delay = self.next * random.uniform(0.5, 1)
        self.next = min(2 * self.next, DELAY_MAX_S)
        time.sleep(max(delay, float(least or 0)))


class Ochre:
    def __init__(self, url, token=None):
        """`url`: the server's base URL. `token`: a personal token; without one listed matches can be read."""
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def _open(self, method, path, body=None, headers=None):
        """Returns the answer and its status, also of a refusal. Raises one of LOST without an answer."""
        data = None if body is None else json.dumps(body).encode()
        more = {} if body is None else {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, {**self.headers, **more, **(headers or {})}, method=method)
        try:
            answer = urllib.request.urlopen(request, timeout=SILENCE_S)
            return answer, answer.status
        except urllib.error.HTTPError as refusal:
            return refusal, refusal.code

    def ask(self, method, path, body=None, repeat=None):
        """Sends a request and returns the answer's JSON. Raises an OchreError for a refusal.

        `repeat`: a lost answer does no harm, so that the request is sent again; without a value all but POST are."""
        repeat = method != "POST" if repeat is None else repeat
        back_off = BackOff()
        while True:
            after = 0
            try:
                answer, status = self._open(method, path, body)
                with answer:
                    after = answer.headers.get("Retry-After", 0)
                    if status not in PASSES:
                        content = json.loads(answer.read())
                        if status < 400:
                            return content
                        raise OchreError(status, content.get("error"))
            except LOST + (ValueError,):
                if not repeat:
                    raise OchreError(0) from None
            back_off.wait(after)

    def state(self, match):
        """The match as it is now: `match`, and once it has begun `version`, `hash`, `view`, `choices`, `result` ..."""
        return self.ask("GET", f"/api/matches/{match}")

    def legal(self, match):
        """My legal moves: `version`, `hash`, `seat`, `total`, `moves`; each move has its `text`, its `move` and its `number`."""
        return self.ask("GET", f"/api/matches/{match}/legal?count=1024")

    def move(self, match, place, move):
        """Makes a move, once, however often it has to be sent: its id is that of the place.

        `place`: that for which it was chosen, of legal() or state(). `move`: its text, its number or its object. Raises an OchreError, `stale`
        if the choices have changed."""
        version, place_hash = place["version"], place.get("hash")
        body = {"id": f"{version}-{place_hash}", "expects": version, "move": move}
        if place_hash:
            body["hash"] = place_hash
        return self.ask("POST", f"/api/matches/{match}/moves", body, repeat=True)

    def take_turns(self, match, choose):
        """Makes moves in a match as long as I owe one; returns the place where I do not.

        `choose(legal, match)` returns one of legal["moves"]."""
        while True:
            legal = self.legal(match)
            if not legal["moves"]:
                return legal
            try:
                self.move(match, legal, choose(legal, match)["text"])
            except OchreError as error:
                if error.status != 409:  # the match has moved on: look again
                    raise

    def play(self, match, choose):
        """Plays in a match until it ends, and returns it."""
        while True:
            place = self.take_turns(match, choose)
            now = self.state(match)["match"]
            if now["status"] not in ("open", "running"):
                return now
            self._rows(match, place["version"] + 1, place.get("hash"), WAIT_S, 0)

    def _rows(self, match, first, place_hash, wait, count, lang=""):
        place = f"&hash={place_hash}" if place_hash else ""
        if lang:
            place += f"&format=text&lang={lang}"
        return self.ask("GET", f"/api/matches/{match}/events?from={first}&wait={wait}&count={count}{place}")

    def follow(self, match, first=0, lang=""):
        """Yields the rows of a match's log, from the version `first` on, until it has ended: each row once, through all cuts.

        If the log has gone back, {"reset": True} comes first, and all rows again. With a language ("en") each row has `lines`, too: the log
        in words."""
        place_hash = None  # of the version before `first`
        ended = False
        while True:
            answer = self._rows(match, first, place_hash, 0 if ended else WAIT_S, 200, lang)
            rows = answer["rows"]
            if answer.get("reset"):
                yield {"reset": True}
            yield from rows
            if rows:
                first = rows[-1]["version"] + 1
                place_hash = answer.get("hash") if first - 1 == answer["version"] else None
            elif ended:
                return
            else:
                ended = self.state(match)["match"]["status"] not in ("open", "running")  # its last rows may just have come

    def events(self):
        """Yields the events of all my matches (GET /api/events) and never ends: `event` ("invited", "turn", "over" ...), `match`, `seat` ...

        What has happened ("began", "over") comes once; what waits for me comes again after each cut. Raises an OchreError if the token has ended."""
        seen = {}
        last = None
        back_off = BackOff()
        while True:
            after = 0
            try:
                answer, status = self._open("GET", "/api/events", headers={"Last-Event-ID": last} if last else None)
                with answer:
                    after = answer.headers.get("Retry-After", 0)
                    if status >= 400 and status not in PASSES:
                        raise OchreError(status, json.loads(answer.read()).get("error"))
                    place, event = None, None
                    for line in answer if status < 400 else ():
                        back_off.reset()
                        text = line.decode().rstrip("\n")
                        if text.startswith("id: "):
                            place = text[4:]
                        elif text.startswith("data: "):
                            event = json.loads(text[6:])
                        elif text == "" and event:
                            if event["event"] not in HAPPENED or event["id"] not in seen:
                                seen[event["id"]] = True
                                if len(seen) > SEEN_MAX:
                                    del seen[next(iter(seen))]
                                yield event
                            last, event = place or last, None
            except LOST + (ValueError,):
                pass
            back_off.wait(after)

    def run(self, choose, told=lambda event: None):
        """Joins each table to which I am invited, and makes moves wherever I owe one, as long as the token is valid.

        `told(event)` receives every event."""
        for event in self.events():
            told(event)
            try:
                if event["event"] == "invited":
                    self.ask("POST", f"/api/matches/{event['match']}/join", {}, repeat=True)
                if event["event"] == "turn":
                    self.take_turns(event["match"], choose)
            except OchreError as error:
                if error.status in (401, 403):
                    raise
