#!/bin/sh
# Starts the game. GTK would load OpenGL, and with it LLVM, only to look for windows that can be drawn on by it; the game
# has no use for them. Every thread of glibc's would keep memory of its own; two such places are enough. Without a UTF-8
# locale Java could not name a file with an accent in it.
case "${LC_ALL:-${LC_CTYPE:-${LANG:-}}}" in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) ;;
    *)
        if [ -n "${LC_ALL:-}" ]; then export LC_ALL=C.UTF-8; else export LC_CTYPE=C.UTF-8; fi ;;
esac
GDK_GL=disable MALLOC_ARENA_MAX=2 exec "$(dirname "$(readlink -f "$0")")/Patolli" "$@"
