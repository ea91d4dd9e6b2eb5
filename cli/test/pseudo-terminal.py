"""A real pseudo-terminal with a small screen behind it, driven by lines of JSON: for tests of what a person sees.

    python3 pseudo-terminal.py COLUMNS ROWS COMMAND...

Orders on standard input: {"keys": TEXT} (waits up to a second for something to be written), {"resize": [COLUMNS, ROWS]}, {"signal": NAME}, {"look": QUIET_MS}. `look` waits until
nothing was written for that long, or the command has ended, and is answered with one line: the rows of the screen, whether it is
the other screen, whether the cursor shows, how often a sign was written where there was no room for it, and the exit code.
"""

import codecs, fcntl, json, os, pty, re, select, signal, struct, sys, termios, time, unicodedata


class Screen:
    """As much of a terminal as a careful program uses: it complains about everything else."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.main = self.blank()
        self.cells = self.main
        self.row = self.column = 0
        self.saved = (0, 0)
        self.alternate = False
        self.cursor = True
        self.wraps = True
        self.overflows = 0
        self.unknown = []
        self.rest = ""

    def blank(self):
        return [[" "] * self.columns for _ in range(self.rows)]

    def resize(self, columns, rows):
        def fit(cells):
            kept = [(row + [" "] * columns)[:columns] for row in cells[-rows:]]
            return kept + [[" "] * columns for _ in range(rows - len(kept))]

        self.columns, self.rows = columns, rows
        other = self.cells is not self.main
        self.main = fit(self.main)
        self.cells = fit(self.cells) if other else self.main
        self.row, self.column = min(self.row, rows - 1), min(self.column, columns - 1)

    def feed(self, text):
        text = self.rest + text
        self.rest = ""
        at = 0
        while at < len(text):
            sign = text[at]
            if sign == "\x1b":
                found = re.compile(r"\x1b(?:\[([?]?)([0-9;]*)([A-Za-z])|[()][0-9A-Za-z]|[=>78])").match(text, at)
                if not found:
                    if len(text) - at < 24:
                        self.rest = text[at:]
                        return
                    self.unknown.append(text[at : at + 12])
                    at += 1
                    continue
                if found.group(3):
                    self.control(found.group(1), found.group(2), found.group(3))
                at = found.end()
                continue
            at += 1
            self.put(sign)

    def control(self, private, numbers, letter):
        given = [int(each) if each else 0 for each in numbers.split(";")]
        first = given[0]
        if private:
            for number in given:
                if number == 1049:
                    self.switch(letter == "h")
                elif number == 25:
                    self.cursor = letter == "h"
                elif number == 7:
                    self.wraps = letter == "h"
                elif number not in (1, 2004):
                    self.unknown.append(f"?{number}{letter}")
        elif letter == "H":
            self.row = max(0, min(self.rows, first or 1) - 1)
            self.column = max(0, min(self.columns, (given[1] if len(given) > 1 else 1) or 1) - 1)
        elif letter == "J":
            if first == 2:
                self.cells[:] = self.blank()
            elif first == 0:
                self.cells[self.row][self.column :] = [" "] * (self.columns - self.column)
                for row in range(self.row + 1, self.rows):
                    self.cells[row] = [" "] * self.columns
        elif letter == "K":
            start, end = {0: (self.column, self.columns), 1: (0, self.column + 1), 2: (0, self.columns)}[first]
            self.cells[self.row][start:end] = [" "] * (end - start)
        elif letter in "ABCD":
            step = first or 1
            self.row += {"A": -step, "B": step}.get(letter, 0)
            self.column += {"C": step, "D": -step}.get(letter, 0)
            self.row, self.column = max(0, min(self.rows - 1, self.row)), max(0, min(self.columns - 1, self.column))
        elif letter == "G":
            self.column = max(0, min(self.columns, first or 1) - 1)
        elif letter != "m":
            self.unknown.append(f"{numbers}{letter}")

    def switch(self, on):
        if on and not self.alternate:
            self.saved = (self.row, self.column)
            self.cells = self.blank()
        elif not on and self.alternate:
            self.cells = self.main
            self.row, self.column = self.saved
        self.alternate = on

    def put(self, sign):
        if sign == "\r":
            self.column = 0
        elif sign == "\n":
            self.row += 1
            if self.row == self.rows:
                self.cells.append([" "] * self.columns)
                self.cells.pop(0)
                self.row -= 1
        elif sign == "\b":
            self.column = max(0, self.column - 1)
        elif unicodedata.category(sign) in ("Mn", "Me", "Cf", "Cc"):
            pass
        else:
            width = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
            if self.column + width > self.columns:
                # Lines of the main screen may wrap; on the other one every sign has its place.
                self.overflows += self.alternate
                if not self.wraps:
                    return
                self.column = 0
                self.put("\n")
            self.cells[self.row][self.column] = sign
            if width == 2:
                self.cells[self.row][self.column + 1] = ""
            self.column += width

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]


def main():
    columns, rows = int(sys.argv[1]), int(sys.argv[2])
    child, master = pty.fork()
    if child == 0:
        os.execvp(sys.argv[3], sys.argv[3:])
    screen = Screen(columns, rows)

    def size(new_columns, new_rows):
        fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", new_rows, new_columns, 0, 0))

    size(columns, rows)
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    code = None
    ended = False

    def read(timeout):
        """One chunk of output, if there is any in time."""
        nonlocal ended
        if ended:
            return False
        ready, _, _ = select.select([master], [], [], timeout)
        if not ready:
            return False
        try:
            data = os.read(master, 65536)
        except OSError:
            data = b""
        if not data:
            ended = True
            return False
        screen.feed(decoder.decode(data))
        return True

    for line in sys.stdin:
        order = json.loads(line)
        while read(0):
            pass
        if "keys" in order:
            data = order["keys"].encode()
            while data and not ended:
                data = data[os.write(master, data[:1024]) :]
            # Nobody presses the next key before anything has happened.
            read(order.get("within", 1000) / 1000)
        if "resize" in order:
            screen.resize(*order["resize"])
            size(*order["resize"])
        if "signal" in order:
            os.kill(child, getattr(signal, order["signal"]))
        if "look" in order:
            while read(order["look"] / 1000):
                pass
            if ended and code is None:
                code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            mode = None if ended else termios.tcgetattr(master)[3]
            answer = {
                "lines": screen.lines(),
                "alternate": screen.alternate,
                "cursor": screen.cursor,
                "wraps": screen.wraps,
                "overflows": screen.overflows,
                "unknown": screen.unknown,
                "raw": mode is not None and not mode & termios.ICANON,
                "code": code,
            }
            print(json.dumps(answer), flush=True)
    if code is None:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            pass


main()
