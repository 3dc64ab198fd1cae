#!/bin/sh
# Releases of the site on a machine with nginx. PREFIX is the folder nginx runs in (nginx -p PREFIX -c nginx.conf).
#
#   deploy/release.sh PREFIX init            lays PREFIX out: nginx.conf, machine/ to be filled in, folders
#   deploy/release.sh PREFIX publish PUBLIC  copies a build and turns to it; prints the release's name
#   deploy/release.sh PREFIX rollback [NAME] turns to the release before this one, or to the one named
#   deploy/release.sh PREFIX list            the releases kept, the current one marked
#
# KEEP (5) releases are kept, and every hashed file of theirs in PREFIX/assets, for tabs opened before a release.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
fail() {
	echo "release.sh: $*" >&2
	exit 1
}
usage="usage: release.sh PREFIX init | publish PUBLIC | rollback [NAME] | list"
[ $# -ge 2 ] || fail "$usage"
prefix=$1
command=$2
keep=${KEEP:-5}
[ ! -d "$prefix" ] || prefix=$(cd "$prefix" && pwd)
assets=$prefix/assets

current() { basename "$(readlink "$prefix/current" 2>/dev/null || echo none)"; }
names() { ls -1 "$prefix/releases" | sort; }
nginx_here() { nginx -e "$prefix/logs/error.log" -p "$prefix" -c nginx.conf "$@"; }

# One rename; nginx has the old release open until it has read the new configuration.
turn_to() {
	ln -sfn "releases/$1" "$prefix/current.next"
	mv -T "$prefix/current.next" "$prefix/current"
}

# A release nginx does not accept is left at once: the old one was never out of service.
activate() {
	before=$(current)
	turn_to "$1"
	if ! nginx_here -t -q; then
		if [ "$before" = none ]; then rm "$prefix/current"; else turn_to "$before"; fi
		[ "$command" != publish ] || rm -rf "${prefix:?}/releases/$1"
		fail "nginx does not accept release $1 (its message is above). Still serving: $before."
	fi
	if [ -s "$prefix/logs/nginx.pid" ] && kill -0 "$(cat "$prefix/logs/nginx.pid")" 2>/dev/null; then nginx_here -s reload; fi
	echo "$1"
}

# Hard links cost no space, and tell what is still needed: with the last release that has it, an asset's only link is the one in assets.
keep_assets() {
	(cd "$1" && find . -regextype posix-extended -type f -regex '\./(static/.*|[^/]+[.-][0-9a-f]{20}\.(js|css)(\.br|\.gz)?)' -print0 |
		xargs -0 -r cp -fl --parents -t "$assets")
}
prune() {
	names | grep -vx "$(current)" | head -n "-$((keep - 1))" | while IFS= read -r name; do rm -rf "${prefix:?}/releases/$name"; done
	find "$assets" -type f -links 1 -delete
	find "$assets" -mindepth 1 -type d -empty -delete
}

case $command in
init)
	mkdir -p "$prefix"
	for folder in releases assets machine logs tmp well-known tls; do mkdir -p "$prefix/$folder"; done
	cp "$here/nginx.conf" "$prefix/nginx.conf"
	for file in "$here"/machine/*.conf; do
		[ -e "$prefix/machine/$(basename "$file")" ] || cp "$file" "$prefix/machine/"
	done
	;;
publish)
	[ $# -eq 3 ] || fail "$usage"
	[ -f "$3/.nginx/headers.conf" ] || fail "$3 has no .nginx/headers.conf: build first (npm run build), then name the folder public."
	[ -d "$prefix/releases" ] || fail "$prefix is not laid out: run 'release.sh $prefix init' first."
	name=$(date -u +%Y%m%dT%H%M%SZ)
	while [ -e "$prefix/releases/$name" ]; do
		sleep 1
		name=$(date -u +%Y%m%dT%H%M%SZ)
	done
	# Built under a name no rollback takes, so that a copy broken off is no release.
	rm -rf "$prefix/releases/.incoming"
	mkdir -p "$prefix/releases/.incoming"
	cp -a "$3" "$prefix/releases/.incoming/public"
	{
		echo "include releases/$name/public/.nginx/headers.conf;"
		echo "map \"\" \$release {"
		echo "	default \"releases/$name\";"
		echo "}"
	} >"$prefix/releases/.incoming/release.conf"
	keep_assets "$prefix/releases/.incoming/public"
	mv "$prefix/releases/.incoming" "$prefix/releases/$name"
	activate "$name"
	prune
	;;
rollback)
	name=${3:-$(names | sed "/^$(current)\$/,\$d" | tail -n 1)}
	[ -n "$name" ] && [ -d "$prefix/releases/$name" ] || fail "there is no release ${3:-before $(current)}. Kept: $(names | tr '\n' ' ')"
	activate "$name"
	;;
list)
	names | while IFS= read -r name; do
		if [ "$name" = "$(current)" ]; then echo "$name (current)"; else echo "$name"; fi
	done
	;;
*) fail "$usage" ;;
esac
