#!/bin/sh
# Starts the game. GTK would load OpenGL, and with it LLVM, only to look for windows that can be drawn on by it; the game
# has no use for them. Every thread of glibc's would keep memory of its own; two such places are enough. Without a UTF-8
# locale Java could not name a file with an accent in it; one that is named but was never made counts as none.
if [ "$(locale charmap 2> /dev/null)" != UTF-8 ]; then
    if [ -n "${LC_ALL:-}" ]; then export LC_ALL=C.UTF-8; else export LC_CTYPE=C.UTF-8; fi
fi
GDK_GL=disable MALLOC_ARENA_MAX=2 exec "$(dirname "$(readlink -f "$0")")/Patolli" "$@"
