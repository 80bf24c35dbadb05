"""The command `wyrmhoard`, and python -m wyrmhoard."""

import signal


def main() -> None:
    """Until everything is loaded, which takes a moment, Ctrl-C just ends the program."""
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if usual:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from wyrmhoard.cli import main as run

    if usual:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    run()


if __name__ == "__main__":
    main()
