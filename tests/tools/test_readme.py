"""Only the marked blocks of the README are tried."""

from tools.readme import commands

TEXT = """\
```sh
rm -rf everything
```

<!-- tried by ./check -->

```sh
./backroom --help
# a remark
./backroom \\
  --version
```
"""


def test_marked_blocks_give_one_command_per_line() -> None:
    assert commands(TEXT) == ["./backroom --help", "./backroom    --version"]
