#!/bin/sh
# One release on several machines, over ssh. Each is laid out as docs/hosting.md says, in the same folder: PREFIX (/srv/elm-place).
#
#   deploy/release-all.sh PUBLIC HOST...   HOST as ssh takes it: user@host
#
# Every machine gets the build before any of them switches to it: a page of the new release may ask a machine that still serves the old one for its
# scripts, and the other way round. If one can't be staged, none switches to it. Staging again does no harm.
set -eu

fail() {
	echo "release-all.sh: $*" >&2
	exit 1
}
[ $# -ge 2 ] || fail "usage: release-all.sh PUBLIC HOST..."
deploy=$(cd "$(dirname "$0")" && pwd)
public=$1
shift
prefix=${PREFIX:-/srv/elm-place}
[ -f "$public/.nginx/built" ] || fail "$public has no .nginx/built: build first (npm run build), then name the folder public."

# Files keep their dates: an ETag is made of them, and has to be the same on every machine.
send() {
	tar -C "$1" -cf - . | ssh "$2" "rm -rf '$3' && mkdir -p '$3' && tar -C '$3' -xf -"
}
release() {
	at=$1
	shift
	ssh "$at" "'$prefix/deploy/release.sh' '$prefix' $*"
}

name=
for host in "$@"; do
	echo "$host: staging"
	send "$deploy" "$host" "$prefix/deploy" && send "$public" "$host" "$prefix/incoming/public" &&
		staged=$(release "$host" stage "'$prefix/incoming/public'") || fail "$host: not staged (its message is above). Every machine still serves what it did."
	[ "${name:=$staged}" = "$staged" ] || fail "$host: has $staged, and the machines before it $name: the build changed, or a copy is broken. Run this again."
done

switched=
for host in "$@"; do
	release "$host" switch "$name" >/dev/null || {
		echo "release-all.sh: $host didn't switch to $name (its message is above) and still serves what it did. Switched before it:${switched:- none}." >&2
		echo "Correct $host and run this again, or roll back the others:" >&2
		for each in $switched; do echo "  ssh $each $prefix/deploy/release.sh $prefix rollback" >&2; done
		exit 1
	}
	switched="$switched $host"
	echo "$host: $name"
done
