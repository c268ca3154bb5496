#!/bin/sh
# Starts the game. GTK would load OpenGL, and with it LLVM, only to look for windows that can be drawn on by it; the game
# has no use for them. Every thread of glibc's would keep memory of its own; two such places are enough.
GDK_GL=disable MALLOC_ARENA_MAX=2 exec "$(dirname "$(readlink -f "$0")")/Patolli" "$@"
