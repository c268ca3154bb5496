#!/bin/sh
# Tries the .deb as a player would, in a clean Debian 12 of its own: installs it with nothing but its Depends, starts it
# by the line of its menu entry, plays every game, upgrades from an older version, opens a save by its association, and
# removes it.
# Needs root, debootstrap, Xvfb and xdotool. Usage: src/package/test-deb.sh <the .deb>
set -eu
deb=$(realpath "$1")
out=$(dirname "$deb")/deb-test
root=$out/root
home=/home/player
games=$root$home/.config/patolli/games

say() { echo "test-deb: $*"; }
fail() { say "FAILED: $*"; exit 1; }
in_root() { chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
as_player() { chroot --userspec=player "$root" env -i PATH=/usr/bin:/bin HOME=$home LC_ALL=C.UTF-8 DISPLAY=$display "$@"; }
# The name by which the menu entry knows its windows.
window() { DISPLAY=$display xdotool search --onlyvisible --class "^$class\$" > "$out/window" 2> /dev/null; }
key() { DISPLAY=$display xdotool "$@"; }
# Looks twice a second, for a minute at most.
until_true() {
    what=$1; shift
    for _ in $(seq 120); do if "$@"; then return 0; fi; sleep 0.5; done
    fail "$what"
}
picture() { if command -v xwd > /dev/null; then xwd -root -silent -display $display > "$out/$1.xwd"; fi; }

release() {
    for place in tmp/.X11-unix dev proc; do umount -l "$root/$place" 2> /dev/null || true; done
}
# What the test leaves behind: after a failure all that tells of it, otherwise the pictures and the root to begin from.
tidy() {
    status=$?
    if [ -n "${game:-}" ]; then kill "$game" 2> /dev/null || true; fi
    if [ -n "${server:-}" ]; then kill "$server" 2> /dev/null || true; fi
    sleep 1
    release
    if [ "$status" = 0 ] && ! mounted; then
        rm -rf --one-file-system "$root" "$out/old"
        rm -f "$out"/*.log "$out/window" "$out/display"
    fi
}
mounted() {
    for place in tmp/.X11-unix dev proc; do if mountpoint -q "$root/$place"; then return 0; fi; done
    return 1
}
trap tidy EXIT

release
mkdir -p "$out"
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Codename: bookworm' 2> /dev/null | head -1)
mirror=${mirror:-http://deb.debian.org/debian}
if [ ! -f "$out/base.tar" ]; then
    say "a Debian 12 root from $mirror"
    rm -rf --one-file-system "$root"
    debootstrap --variant=minbase bookworm "$root" "$mirror" > "$out/debootstrap.log"
    tar -C "$root" -cf "$out/base.tar.part" .
    mv "$out/base.tar.part" "$out/base.tar"
fi
! mounted || fail "$root/$place is still mounted; umount it and try again"
rm -rf --one-file-system "$root"
mkdir -p "$root"
tar -C "$root" -xf "$out/base.tar"
# The root may have been made on another day, in another network.
echo "deb $mirror bookworm main" > "$root/etc/apt/sources.list"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
# It takes the first display that is free and writes which one.
: > "$out/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 3> "$out/display" > "$out/xvfb.log" 2>&1 &
server=$!
until_true "Xvfb does not start" test -s "$out/display"
display=:$(cat "$out/display")
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
in_root useradd --create-home player

say "an older version is installed, with nothing but its Depends"
rm -rf "$out/old"
dpkg-deb -R "$deb" "$out/old"
sed -i 's/^Version: .*/Version: 0.0.1/' "$out/old/DEBIAN/control"
dpkg-deb --root-owner-group -Znone --build "$out/old" "$root/tmp/old.deb" > "$out/old.log"
rm -rf "$out/old"
in_root apt-get update -qq
in_root apt-get install -y -q --no-install-recommends /tmp/old.deb > "$out/install.log" 2>&1 || fail "see $out/install.log"

line=$(sed -n 's/^Exec=//p' "$root/usr/share/applications/patolli.desktop" | sed 's/ %[fFuU]//')
class=$(sed -n 's/^StartupWMClass=//p' "$root/usr/share/applications/patolli.desktop")
# Java would go on without its start-up cache, slowly and without a word.
as_player sh -c "cd; JAVA_TOOL_OPTIONS=-XX:AOTMode=on $line --version" > "$out/cache.log" 2>&1 \
    || fail "the start-up cache can't be used; see $out/cache.log"
say "it starts by its menu entry's line: $line"
start() {
    as_player sh -c "cd; $1" > "$out/game.log" 2>&1 &
    game=$!
    until_true "no window of the class $class; see $out/game.log" window
    sleep 3
}
# How many moves of a game are kept.
played() { cat "$games"/*"-$1.patolli" 2> /dev/null | grep -c '^move' || true; }
leave() {
    key key Escape
    until_true "the boss key does not end it" sh -c "! kill -0 $game 2> /dev/null"
    # One that was started by another program tells nobody how it ended.
    status=0
    wait "$game" || status=$?
    [ "$status" = 0 ] || [ "$status" = 127 ] || fail "it ended with status $status; see $out/game.log"
    game=
    unsaid
}
# Nothing has gone wrong that only a log tells.
unsaid() {
    log=$root$home/.config/patolli/log
    if [ -e "$log" ] && grep -rqE 'SEVERE|Exception' "$log"; then fail "it logged: $(grep -rhE . "$log" | head -3)"; fi
}
# Whoever knows the story and the tutorial begins with the bet.
mkdir -p "$root$home/.config/patolli"
printf '{"prolog": "never", "tutorialSeen": true}\n' > "$root$home/.config/patolli/settings.json"
in_root chown -R player "$home"
start "$line"
picture splash
enough() {
    key keydown Return; sleep 0.4; key keyup Return
    [ "$(played "$1")" -ge 3 ]
}
# Plays three moves, by the Enter key alone.
play() {
    of=$1
    until_true "no three moves of $of are played by the Enter key" enough "$of"
    picture "$of"
    leave
    say "$(played "$of") moves were played: $(cd "$games" && ls ./*"-$of.patolli")"
}
play patolli
# The other games stand in the cabinet, each with three things that Tab leads to.
tabs=0
for of in bell pagade tablan; do
    tabs=$((tabs + 3))
    start "$line"
    key key o; sleep 2
    for _ in $(seq $tabs); do key key Tab; done
    key key Return; sleep 2
    key key Return
    play $of
done

say "the newer version is installed over it"
before=$(cd "$games" && sha256sum ./*.patolli)
cp "$deb" "$root/tmp/new.deb"
in_root apt-get install -y -q --no-install-recommends /tmp/new.deb > "$out/upgrade.log" 2>&1 || fail "see $out/upgrade.log"
[ "$before" = "$(cd "$games" && sha256sum ./*.patolli)" ] || fail "the upgrade changed a save"
[ "$(in_root dpkg-query -W -f '${Version}' patolli)" = "$(dpkg-deb -f "$deb" Version)" ] || fail "not upgraded"

say "a save is opened by its association"
in_root apt-get install -y -q --no-install-recommends libglib2.0-bin >> "$out/upgrade.log" 2>&1
save=$(cd "$games" && ls | head -1)
grep -q '^application/x-patolli-save=patolli.desktop' "$root/usr/share/applications/mimeinfo.cache" \
    || fail "no program is known for a save"
as_player gio info -a standard::content-type "$home/.config/patolli/games/$save" | grep -q x-patolli-save \
    || fail "the type of a save is not known"
# gio goes when it has started the game.
start "gio open .config/patolli/games/$save"
taken_up() { [ "$(grep -c '^opened' "$games/$save")" -ge 2 ]; }
until_true "the save is not gone on with" taken_up
sleep 3
picture resumed
game=
for each in $(pgrep -f "[Pp]atolli .*/games/$save"); do
    if [ "$(readlink "/proc/$each/root")" = "$root" ]; then game=$each; break; fi
done
[ -n "$game" ] || fail "the game ended"
leave

say "it is removed"
in_root apt-get purge -y -q patolli > "$out/purge.log" 2>&1 || fail "see $out/purge.log"
rm -f "$root/tmp/old.deb" "$root/tmp/new.deb"
left=$(find "$root" -xdev -iname '*patolli*' ! -path "$root$home/.config/patolli*" ! -path "$root/var/log/*" \
    ! -path "$root/var/lib/apt/*"; grep -rli patolli "$root/usr/share/applications" "$root/usr/share/mime" || true)
[ -z "$left" ] || fail "left behind: $left"
home_left=$(cd "$root$home" && find . -type f ! -path './.config/patolli/*' ! -name '.bash*' ! -name '.profile')
[ -z "$home_left" ] || say "in the home folder, by others: $home_left"
if [ -e "$root$home/.openjfx" ]; then fail "JavaFX unpacked its libraries"; fi
[ "$(played patolli)" -ge 3 ] || fail "the player's data are gone"
say "all is well"
