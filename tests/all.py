"""All tests: those with a browser beside the others, for they mostly wait.

`make test` runs it: python -m tests.all. They are processes of their own, because the browser's
driver keeps a loop running that other tests need.
"""

import subprocess
import sys
import tempfile

PYTEST = [sys.executable, "-m", "pytest", "-n", "auto"]
OTHERS, BROWSER = ["--ignore=tests/browser"], ["tests/browser"]


def main() -> int:
    with tempfile.TemporaryFile() as told:
        browser = subprocess.Popen([*PYTEST, *BROWSER], stdout=told, stderr=subprocess.STDOUT)
        others = subprocess.run([*PYTEST, *OTHERS], check=False).returncode
        waited = browser.wait()
        told.seek(0)
        print(told.read().decode(errors="replace"), flush=True)
    return others or waited


if __name__ == "__main__":
    sys.exit(main())
