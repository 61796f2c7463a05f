"""What the lab asks of Python, as JSON in and out. It shares its interpreter with somebody's code, so nobody trusts it."""

import ast
import json
import sys
import time

FILE = "cellule.py"
MAX_OUTPUT = 10_000  # characters of the code itself, and of one call
MAX_DEPTH = 40  # of a value that is given back
TOOL = 3  # of sys.monitoring: one that no debugger has


class Endless(BaseException):
    """A loop was still running when its time was over."""


class Output:
    """What is printed, up to a limit."""

    def __init__(self):
        self.pieces, self.length = [], 0

    def write(self, text):
        if self.length < MAX_OUTPUT:
            self.pieces.append(text[: MAX_OUTPUT - self.length])
        self.length += len(text)
        return len(text)

    def flush(self):
        pass

    def take(self):
        """What was printed since the last time."""
        told = "".join(self.pieces) + ("…" if self.length > MAX_OUTPUT else "")
        self.pieces, self.length = [], 0
        return told


class Watch:
    """Ends loops of somebody's code after a time, and so knows the line; calls of others' functions are not seen."""

    def __init__(self, code, seconds):
        self.count, self.codes = 0, list(codes_of(code))
        self.begin(seconds)

    def begin(self, seconds):
        """From now on there is this much time."""
        self.end = time.perf_counter() + seconds

    def __enter__(self):
        monitoring = sys.monitoring
        if monitoring.get_tool(TOOL) is None:
            monitoring.use_tool_id(TOOL, "marienbad")
        monitoring.register_callback(TOOL, monitoring.events.JUMP, self.jumped)
        for code in self.codes:
            monitoring.set_local_events(TOOL, code, monitoring.events.JUMP)
        return self

    def __exit__(self, *_):
        for code in self.codes:
            sys.monitoring.set_local_events(TOOL, code, 0)

    def jumped(self, code, _from, _to):
        self.count += 1
        if self.count % 256 == 0 and time.perf_counter() > self.end:
            raise Endless


def codes_of(code):
    """The code, and that of the functions inside it."""
    yield code
    for constant in code.co_consts:
        if hasattr(constant, "co_consts"):
            yield from codes_of(constant)


def error_of(error):
    """An exception: its kind, what it says, and the line of somebody's code that it comes from."""
    line, function = None, None
    if isinstance(error, SyntaxError) and error.filename == FILE:
        line = error.lineno
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            line, function = trace.tb_lineno, trace.tb_frame.f_code.co_name
        trace = trace.tb_next
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    return {"type": type(error).__name__, "message": message[:300], "line": line, "function": function}


def encoded(value, vertices, depth=0):
    """A value as JSON that tells lists, tuples, sets and dictionaries apart; vertices of the arena are numbers."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return value if abs(value) < 2**53 else {"other": "int", "text": str(value)[:40]}
    if isinstance(value, float):
        return value if value - value == 0 else {"other": "float", "text": str(value)}
    if isinstance(value, tuple) and vertices:
        try:
            if value in vertices:
                return {"vertex": vertices[value]}
        except TypeError:
            pass
    if depth < MAX_DEPTH:
        inner = lambda items: [encoded(item, vertices, depth + 1) for item in items]
        if isinstance(value, list):
            return {"list": inner(value)}
        if isinstance(value, tuple):
            return {"tuple": inner(value)}
        if isinstance(value, (set, frozenset, type({}.keys()))):
            return {"set": inner(value)}
        if isinstance(value, dict):
            return {"dict": [inner(pair) for pair in value.items()]}
    return {"other": type(value).__name__, "text": repr(value)[:40]}


class Arena:
    """An arena as the course writes it: G, the goals V0 and V1 (or V1 and V2), positions as pairs."""

    def __init__(self, given):
        self.shift = given["firstPlayer"]
        names = [ast.literal_eval(name["literal"]) if isinstance(name, dict) else name for name in given["names"]]
        players = [owner + self.shift for owner in given["owners"]]
        pairs = zip(players, names) if given["playerFirst"] else zip(names, players)
        self.vertices = list(pairs)
        self.number = {vertex: number for number, vertex in enumerate(self.vertices)}
        self.G = {v: [self.vertices[to] for to in out] for v, out in zip(self.vertices, given["edges"])}
        self.goals = [{v for v, goal in zip(self.vertices, given["goals"]) if goal == player} for player in (0, 1)]

    def names(self):
        """The names that somebody's code finds."""
        return {"G": self.G, **{f"V{player + self.shift}": self.goals[player] for player in (0, 1)}}


def prepared(call):
    """The arguments of a call, and the arena that they speak of."""
    if "arena" in call:
        arena = Arena(call["arena"])
        player = call["player"]
        return [arena.G, player + arena.shift, set(arena.goals[player])], arena
    return [ast.literal_eval(argument) for argument in call["arguments"]], None


class Printing:
    """What is printed meanwhile goes there."""

    def __init__(self, output):
        self.output = output

    def __enter__(self):
        self.streams = sys.stdout, sys.stderr
        sys.stdout = sys.stderr = self.output

    def __exit__(self, *_):
        sys.stdout, sys.stderr = self.streams


def check(question, note):
    """Runs the code, then each call of its function; stops at the first exception."""
    output, results, told = Output(), [], ""
    calls = [prepared(call) for call in question["calls"]]
    names = calls[0][1].names() if calls[0][1] is not None else {}
    namespace = {"__name__": "__main__", **names}
    try:
        with Printing(output):
            code = compile(question["code"], FILE, "exec")
            with Watch(code, question["seconds"]):
                exec(code, namespace)
            told = output.take()
            function = namespace.get(question["name"])
            if not callable(function):
                return {"results": [], "missing": question["name"], "output": told}
            for arguments, arena in calls:
                if arena is not None:
                    namespace.update(arena.names())
                begin = time.perf_counter()
                if question["measured"]:
                    value = function(*arguments)
                else:
                    with Watch(code, question["seconds"]):
                        value = function(*arguments)
                spent = 1000 * (time.perf_counter() - begin)
                value = encoded(value, arena.number if arena is not None else {})
                results.append({"value": value, "milliseconds": spent, "output": output.take()})
        return {"results": results, "output": told}
    except BaseException as error:
        return {"results": results, "error": error_of(error), "output": told + output.take()}


def choices(question, note):
    """Where strategie(s) goes from each of these vertices: a vertex, None, or something else."""
    output, found = Output(), []
    arena = Arena(question["arena"])
    namespace = {"__name__": "__main__", **arena.names()}
    try:
        with Printing(output):
            code = compile(question["code"], FILE, "exec")
            with Watch(code, question["seconds"]):
                exec(code, namespace)
                function = namespace.get(question["name"])
                if not callable(function):
                    return {"choices": [], "missing": question["name"], "output": output.take()}
                for vertex in question["vertices"]:
                    found.append(encoded(function(arena.vertices[vertex]), arena.number))
        return {"choices": found, "output": output.take()}
    except BaseException as error:
        return {"choices": found, "error": error_of(error), "output": output.take()}


class WrongRules(Exception):
    """What rules do that they may not: which function, what is wrong with it, and in which position."""

    def __init__(self, code, member, position=None, value=None):
        super().__init__(code)
        self.told = {"code": code, "member": member}
        if position is not None:
            self.told["position"] = repr(position)[:200]
        if value is not None:
            self.told["value"] = repr(value)[:80]


MEMBERS = ("joueur", "coups", "gagnant")


def rules(question, note):
    """A game by joueur(s), coups(s), gagnant(s) from depart, written out position by position."""
    output, names = Output(), {"__name__": "__main__"}
    try:
        with Printing(output):
            code = compile(question["code"], FILE, "exec")
            with Watch(code, question["seconds"]) as watch:
                exec(code, names)
                for member in ("depart", *MEMBERS):
                    if member not in names or (member in MEMBERS and not callable(names[member])):
                        raise WrongRules("missing", member)
                return {"title": names.get("titre"), "table": Table(names, question, watch, note).written()}
    except WrongRules as wrong:
        function = names.get(wrong.told["member"])
        line = function.__code__.co_firstlineno if hasattr(function, "__code__") else None
        return {"wrong": {**wrong.told, "line": line}}
    except BaseException as error:
        return {"error": error_of(error)}


class Table:
    """Every position that can be reached, as `GameTable` writes them; the rules are asked once about each."""

    def __init__(self, names, question, watch, note):
        self.rules, self.number, self.positions = names, {}, []
        self.words, self.moves, self.targets, self.first = {}, [], [], []
        turns, results = [], []
        self.numbered(names["depart"], "depart", None)
        end = time.perf_counter() + question["seconds"]
        for place, s in enumerate(self.positions):  # which grows meanwhile
            if len(self.positions) > question["limit"]:
                raise WrongRules("tooMany", "coups", None, question["limit"])
            if place % 256 == 255:
                if time.perf_counter() > end:
                    raise WrongRules("tooLong", "coups", None, len(self.positions))
                if place % 16_384 == 16_383:
                    note(len(self.positions))
            watch.begin(question["seconds"])  # a loop that goes on this long in one position does not end
            self.first.append(len(self.targets))
            turns.append(self.told("joueur", s, (0, 1, 2)))
            winner = self.told("gagnant", s, (None, 0, 1, 2, "nul", "draw"))
            results.append(winner if winner is not None or self.expand(s) else "nul")
        self.first.append(len(self.targets))
        # Players are 0 and 1, or 1 and 2.
        shift = 1 if 2 in turns or 2 in results else 0
        if shift == 1 and (0 in turns or 0 in results):
            raise WrongRules("players", "joueur")
        self.turns = "".join(str(turn - shift) for turn in turns)
        sign = lambda result: "." if result is None else "=" if isinstance(result, str) else str(result - shift)
        self.results = "".join(sign(result) for result in results)

    def told(self, member, s, allowed):
        value = self.rules[member](s)
        if not any(value is other or (type(value) in (int, str) and value == other) for other in allowed):
            raise WrongRules("value", member, s, value)
        return value

    def expand(self, s):
        """The moves of a position; tells whether there are any."""
        moves = self.rules["coups"](s)
        if isinstance(moves, dict):
            pairs = [(str(word), to) for word, to in moves.items()]
        else:
            try:
                pairs = [(repr(to), to) for to in moves]
            except TypeError:
                raise WrongRules("notAList", "coups", s, moves) from None
        for word, to in dict(pairs).items():
            self.moves.append(self.words.setdefault(word[:200], len(self.words)))
            self.targets.append(self.numbered(to, "coups", s))
        return len(pairs) > 0

    def numbered(self, s, member, before):
        try:
            if s not in self.number:
                self.number[s] = len(self.positions)
                self.positions.append(s)
            return self.number[s]
        except TypeError:
            raise WrongRules("unhashable", member, before, s) from None

    def written(self):
        table = {
            "names": [repr(s)[:1000] for s in self.positions],
            "turns": self.turns,
            "results": self.results,
            "words": list(self.words),
            "firstEdges": self.first,
            "moves": self.moves,
            "targets": self.targets,
            "facts": {"impartial": False, "acyclic": False, "canDraw": True},
        }
        if callable(self.rules.get("dessin")):
            table["boards"] = [str(self.rules["dessin"](s)) for s in self.positions]
        return table


QUESTIONS = {"check": check, "choices": choices, "rules": rules}


def answer(question, note):
    question = json.loads(question)
    return json.dumps(QUESTIONS[question["ask"]](question, note))
