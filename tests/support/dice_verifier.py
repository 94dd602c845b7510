"""Verifies the dice of a match file as schema/match.md describes it, and nothing else: python3 dice_verifier.py FILE GAME, where GAME is the answer of
GET /api/games/{game}. Written from that page alone. Prints a line, and exits with 1 if something differs."""
import hashlib
import hmac
import json
import sys


def text_of(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def key_of(match):
    """The key of the dice."""
    seed = bytes.fromhex(match["seed"])
    nonces = [seat["nonce"] for seat in match["seats"]]
    if not any(nonces):
        return seed
    message = b"ochre nonces" + b"".join(b"\0" if one is None else b"\1" + bytes.fromhex(one) for one in nonces)
    return hmac.new(seed, message, hashlib.sha256).digest()


def draw(key, name, index, below):
    """A number below `below`; `name` is purpose, seat, round, place."""
    purpose, seat, turn, place = name
    for again in range(256):
        message = bytes([purpose, seat, turn & 255, turn >> 8, place, index, again, 0])
        bits = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "little")
        if bits >= 2 ** 64 % below:
            return bits % below
    raise ValueError("no draw")


def field_of(game, kind, field):
    [event] = [one for one in game["events"] if one["kind"] == kind]
    [found] = [one for one in event["fields"] if one["name"] == field]
    return found


def place_of(game, rule, event):
    """The number that the place adds to a name."""
    if rule["place"] is None:
        return 0
    value = event[rule["place"]]
    if isinstance(value, list):
        return len(value)
    return value if isinstance(value, int) else field_of(game, event["kind"], rule["place"])["values"].index(value)


def name_of(game, rule, event, turn):
    return [rule["purpose"], event["seat"] if rule["seat"] else 0, turn if rule["round"] else 0, place_of(game, rule, event)]


def value_of(game, key, rule, event, name, seats):
    """What the key makes of a draw."""
    told = event[rule["field"]]
    if rule["how"] == "seat":
        return draw(key, name, 0, seats)
    if rule["how"] == "dice":
        return [1 + draw(key, name, index, rule["sides"]) for index in range(len(told))]
    values = field_of(game, event["kind"], rule["field"]).get("values")
    order = sorted(told, key=values.index) if values else sorted(told)
    for at in range(len(order) - 1, 0, -1):
        other = draw(key, name, at, at + 1)
        order[at], order[other] = order[other], order[at]
    return order


def faults_of(match, game):
    """What differs, and the number of draws that were compared."""
    faults = []
    draws = 0
    key = key_of(match)
    if hashlib.sha256(bytes.fromhex(match["seed"])).hexdigest() != match["seed_hash"]:
        faults.append("the seed has another hash")
    first = {name: match[name] for name in ("format", "game", "revision", "options")}
    first.update(seats=len(match["seats"]), start_seat=match["start_seat"], seed_hash=match["seed_hash"],
                 nonces=[seat["nonce"] for seat in match["seats"]],
                 people=[at for at, seat in enumerate(match["seats"]) if seat["bot"] is None])
    link = hashlib.sha256(text_of(first).encode()).hexdigest()
    turn = 0
    for row in match["rows"]:
        own = {name: row[name] for name in ("version", "seat", "move", "events", "chance", "state_hash")}
        link = hashlib.sha256((link + text_of(own)).encode()).hexdigest()
        if link != row["chain"]:
            faults.append(f"version {row['version']}: another link of the chain")
        expected = []
        for at, event in enumerate(row["events"]):
            turn = event.get("round", turn)
            for rule in game["chance"]:
                if rule["event"] != event["kind"] or (rule["how"] == "seat" and match["start_seat"] is not None):
                    continue
                name = name_of(game, rule, event, turn)
                sides = {"sides": rule["sides"]} if rule["how"] == "dice" and rule["sides"] != 6 else {}
                expected.append({"event": at, "field": rule["field"], "how": rule["how"], **sides, "name": name})
                draws += 1
                if value_of(game, key, rule, event, name, len(match["seats"])) != event[rule["field"]]:
                    faults.append(f"version {row['version']}: event {at}, {rule['field']}")
        if row["chance"] != expected:
            faults.append(f"version {row['version']}: other draws than {expected}")
    return faults, draws


def main():
    with open(sys.argv[1], encoding="utf-8") as file, open(sys.argv[2], encoding="utf-8") as other:
        faults, draws = faults_of(json.load(file), json.load(other))
    print("\n".join(faults) if faults else f"{draws} draws are those of the key")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
