#!/usr/bin/env python3
"""Set Tablée up in .venv where that is still to be done, then start it. Needs Python, no more.

python3 run.py ARGS...       the command `tablee` with these arguments; with none, `serve --open`
python3 run.py test          every check and every test, as CI runs them
python3 run.py test ARGS...  pytest alone, with these arguments
python3 run.py check         the checks alone
python3 run.py lock ARGS...  write the lock files again; with --upgrade, take newer versions
"""

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets this far and no further
    sys.exit("tablee: needs Python 3.11 or newer, this is {}.{}".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
CHECKS = {
    "lint": "ruff check",
    "format": "ruff format --check",
    "types (mypy)": "mypy",
    "types (pyright)": "pyright",
    "layers": "lint-imports --no-logo",
    "page: lint, format": "node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings",
    "page: types": "node node_modules/typescript/bin/tsc",
}
UNHURRIED = {  # tests without time limits, which may run beside the checks
    "artifacts": "python -m tablee.compiler --check",
    "doctests": "pytest --doctest-modules src/tablee --ignore=src/tablee/server/migrations",
    "page: tests": "node --import ./tests/page/resolve.js --test tests/page/*.test.js",
}
TESTS = {
    "tests": "pytest -n 2 --dist worksteal --cov --cov-report= --cov-fail-under=0",
    "coverage": "python tools/coverage_by_package.py",
}
# What failed is run once more, alone: beside the other tests a browser may be too slow for its own
# time limits. Both runs are printed; what fails again fails.
SECOND_CHANCE = "pytest -x --last-failed --last-failed-no-failures none --no-cov"
SOME_FAILED = 1  # pytest's exit code; others say that it could not run the tests
PAGE_TOOLS = "package-lock.json"  # what npm installs into node_modules, for the steps of the page
LOCKS = {  # dev first: the app then takes the same versions
    "dev": "pyproject.toml --group build --group dev",
    "app": "pyproject.toml --group build --constraints requirements/dev.txt",
    "postgres": "pyproject.toml --extra postgres --constraints requirements/dev.txt",
    "research": "pyproject.toml --extra cluster --extra gymnasium --extra openspiel"
    " --extra pettingzoo --constraints requirements/dev.txt",
    "uv": "--group uv",
}
BROWSERS = {  # Debian's package: the programs in it or from elsewhere, of which one is enough
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox-esr": ("firefox-esr", "firefox"),
    "webkit2gtk-driver": ("WebKitWebDriver",),  # and MiniBrowser
    "xvfb": ("Xvfb",),  # a screen for WebKit, which has no headless mode
}
UV_NAMES = {  # a setting of pip: the variable in which uv takes it
    "index-url": "UV_DEFAULT_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
}


def main(arguments: list[str]) -> None:
    task, rest = arguments[:1], arguments[1:]
    if task == ["lock"]:
        prepare()
        lock(rest)
    elif task == ["check"]:
        prepare("app", "dev")
        run_together(CHECKS)
    elif task == ["test"]:
        prepare("app", "dev", "research")
        find_browsers()
        if rest:
            hand_over("pytest", rest)
        run_together(UNHURRIED | CHECKS)  # the longest first
        run_steps(TESTS)
    else:
        prepare("app")
        hand_over("tablee", arguments or ["serve", "--open"])


def prepare(*locks: str) -> None:
    """Have in .venv what these locks name, and the project itself."""
    files = [f"requirements/{lock}.txt" for lock in locks]
    page = [PAGE_TOOLS] if "dev" in locks else []
    wanted = [digest(file) for file in ["requirements/uv.txt", "pyproject.toml", *files, *page]]
    stamp = VENV / "tablee.stamp"  # what the last finished set-up was made of
    done = stamp.read_text().split() if stamp.exists() and os.path.exists(tool("python")) else []
    if set(wanted) <= set(done):
        return
    say("setting up .venv")
    if wanted[0] not in done:
        make_venv()
    stamp.unlink(missing_ok=True)  # so that an interrupted set-up starts over
    for file in files:
        install("--require-hashes", "--only-binary", ":all:", "-r", file)
    if files:
        install("--no-deps", "--no-build-isolation", "--editable", ".")
        call(tool("python"), "-m", "compileall", "-q", "src")
    if page:
        npm("ci")
    stamp.write_text("\n".join(wanted))


def digest(file: str) -> str:
    """A digest of this file, this Python and this folder: a moved .venv does not work."""
    return hashlib.sha256(f"{sys.version}{ROOT}".encode() + (ROOT / file).read_bytes()).hexdigest()


def make_venv() -> None:
    """Make .venv from scratch, with uv in it where uv can be had."""
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit("tablee: venv is missing: apt install python{}.{}-venv".format(*sys.version_info))
    outside = getattr(sys, "_base_executable", sys.executable)  # also when .venv is active
    call(outside, "-m", "venv", "--clear", str(VENV)) or sys.exit("tablee: could not make .venv")
    call(tool("python"), "-m", "pip", "install", "-qq", "-r", "requirements/uv.txt")


def install(*arguments: str, python: str | None = None) -> None:
    """Install with uv; with pip, which takes the same arguments, where uv is missing or fails."""
    place = ("--python", python or tool("python"))
    uv = (tool("uv"), "pip", "install", "-q", *place)
    pip = (tool("python"), "-m", "pip", *place, "install", "-qq")
    call(*uv, *arguments) or call(*pip, *arguments) or sys.exit("tablee: installation failed")


def npm(*command: str) -> None:
    """Run npm, which the development tools bring along; packages run no scripts of their own."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    call(tool("npm"), *command, *quiet) or sys.exit(f"tablee: npm {command[0]} failed")


def call(*command: str) -> bool:
    """Whether this tool is there and succeeds; stdin and stdout are left to the app."""
    if not os.path.exists(command[0]):
        return False
    env = uv_environment() if command[0] == tool("uv") else None
    return not subprocess.call(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=2)


def uv_environment() -> dict[str, str]:
    """uv does not read pip's configuration, so it is told what pip is told."""
    listing = (tool("python"), "-m", "pip", "config", "list")
    settings = subprocess.run(listing, capture_output=True, text=True).stdout
    pattern = rf"^(?::env:|global|install)\.({'|'.join(UV_NAMES)})='(.+)'$"
    found = reversed(re.findall(pattern, settings, re.MULTILINE))  # :env: comes first and wins
    told = {UV_NAMES[name]: value.replace(r"\n", " ").strip() for name, value in found}
    return {**told, **os.environ}


def find_browsers() -> None:
    """Have the browsers for the tests of the page: those of the system, else Debian's where they
    may be installed. TABLEE_CHROMIUM names a Chromium; Playwright's serves where there is no
    other. TABLEE_NO_SYSTEM_INSTALL forbids to install any."""
    missing = [package for package, names in BROWSERS.items() if not any(map(shutil.which, names))]
    if os.environ.get("TABLEE_CHROMIUM") and "chromium" in missing:
        missing.remove("chromium")
    if not missing:
        return
    if os.environ.get("TABLEE_NO_SYSTEM_INSTALL"):
        say(f"missing, and not to be installed: {', '.join(missing)}; tests of the page will fail")
        return
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        say(f"installing Debian's {', '.join(missing)} with apt-get, for the tests of the page")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        call(apt, "update", "-qq")
        call(apt, "install", "-qq", "--yes", "--no-install-recommends", *missing)
    if "chromium" in missing and not any(map(shutil.which, BROWSERS["chromium"])):
        say("installing Playwright's Chromium in your cache folder, for the tests of the page")
        call(tool("playwright"), "install", "chromium")


def say(what: str) -> None:
    print(f"tablee: {what}", file=sys.stderr, flush=True)


def run_together(steps: dict[str, str]) -> None:
    """Run these steps, as many at a time as there are processors, up to the first that fails."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        names = {pool.submit(run_step, steps[name], subprocess.PIPE): name for name in steps}
        for step in as_completed(names):
            name, done = names[step], step.result()
            print(f"\n=== {name}: {steps[name]}", flush=True)
            sys.stdout.buffer.write(done.stdout)
            if done.returncode:
                pool.shutdown(cancel_futures=True)
                sys.exit(f"\n=== {name}: failed")
    print(f"\n=== all {len(steps)} steps passed", flush=True)


def run_steps(steps: dict[str, str]) -> None:
    """Run these steps one after the other, up to the first that fails."""
    for name, command in steps.items():
        print(f"\n=== {name}: {command}", flush=True)
        code = run_step(command).returncode
        if code == SOME_FAILED and command.startswith("pytest -n"):
            print(f"\n=== {name}, those that failed at first: {SECOND_CHANCE}", flush=True)
            code = run_step(SECOND_CHANCE).returncode
        if code:
            sys.exit(f"\n=== {name}: failed")
    print(f"\n=== all {len(steps)} steps passed")


def run_step(command: str, output: int | None = None) -> subprocess.CompletedProcess[bytes]:
    """Run a step; all that it says goes to `output`."""
    program, *arguments = command.split()
    errors = output and subprocess.STDOUT
    return subprocess.run([tool(program), *arguments], cwd=ROOT, stdout=output, stderr=errors)


def lock(arguments: list[str]) -> None:
    """Write requirements/ and npm's lock: for every system, with hashes, without addresses."""
    options = "--universal --python-version 3.11 --fork-strategy fewest --generate-hashes -q"
    for name, sources in LOCKS.items():
        command = f"pip compile {options} {sources} --no-annotate -o requirements/{name}.txt"
        call(tool("uv"), *command.split(), *arguments) or sys.exit(f"tablee: {name} not locked")
    prepare("app", "dev")  # npm comes with them
    npm("update" if "--upgrade" in arguments else "install", "--package-lock-only")


def hand_over(program: str, arguments: list[str]) -> None:
    """Become this program, so that signals and the terminal are its own."""
    if os.name == "nt":
        sys.exit(subprocess.call([tool(program), *arguments]))
    os.execv(tool(program), [program, *arguments])


def tool(name: str) -> str:
    return str(VENV / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}"))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a traceback
    main(sys.argv[1:])
