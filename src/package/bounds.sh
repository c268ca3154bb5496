#!/bin/sh
# Prints every bound that the installed game is held to, with the bare window's or the bare scene's figure beside it:
# builds the packages, then measures start, memory and size, pulses and boss keys, and memory over eight hours of play.
# Nothing else may run meanwhile: it takes about half an hour, with --verify (`mvn verify` after `mvn clean`, and its
# time) a little more. Ends with status 1 where a bound is missed. Wants what the README names for packages and their
# measures: apt install xvfb libgtk-3-0 binutils. Usage: src/package/bounds.sh [--verify]
set -u
cd "$(dirname "$0")/../.." || exit 2
missed=

# Runs one measure, by its name, and remembers whether its bounds were kept.
measure() {
    name=$1; shift
    echo "== $name"
    # Of Maven's report of a missed bound nothing but its first line is wanted.
    { status=0; "$@" 2>&1 || status=$?; mkdir -p target; echo "$status" > target/bounds.status; } \
        | grep -v -e '^ *at ' -e '^org\.apache' -e '^\[ERROR\] *$' -e '^\[ERROR\] .*Help 1' -e '^\[ERROR\] .*switch' \
            -e '^\[ERROR\] For more information'
    [ "$(cat target/bounds.status)" = 0 ] || missed="$missed, $name"
}
verify() {
    mvn -q -B -ntp clean
    mkdir -p target
    begun=$(date +%s)
    mvn -q -B -ntp verify > target/verify.log 2>&1 || { echo "mvn verify failed; see target/verify.log"; return 1; }
    taken=$(($(date +%s) - begun))
    echo "mvn verify took $taken s (from a warm repository, on two cores; bound 240 s)"
    [ "$taken" -le 240 ]
}

mkdir -p target
case "$*" in
    --verify) measure "test run" verify ;;
    "") echo "not measured: the time of the test run; src/package/bounds.sh --verify does" ;;
    *) echo "usage: src/package/bounds.sh [--verify]" >&2; exit 2 ;;
esac
mvn -q -B -ntp -Pinstaller package || { echo "bounds: the packages are not built; see above"; exit 2; }
measure "start, memory and size" mvn -q -B -ntp validate exec:exec@measure
measure "pulses, boss keys and pauses" mvn -q -B -ntp test-compile exec:exec@pulses
measure "reports, and reckoning beside play" mvn -q -B -ntp test-compile exec:exec@pulses -Dpulses.only=review
measure "soak" mvn -q -B -ntp test-compile exec:exec@soak
if [ -n "$missed" ]; then echo "bounds: missed in ${missed#, }"; exit 1; fi
echo "bounds: all that were measured are kept"
