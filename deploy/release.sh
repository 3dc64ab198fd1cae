#!/bin/sh
# Releases of the site on a machine with nginx. PREFIX is the folder nginx runs in (nginx -p PREFIX -c nginx.conf).
#
#   deploy/release.sh PREFIX init            lays PREFIX out: nginx.conf, machine/ to be filled in, folders
#   deploy/release.sh PREFIX publish PUBLIC  copies a build and switches to it; prints the release's name
#   deploy/release.sh PREFIX stage PUBLIC    copies a build and makes its hashed files available, but doesn't switch to it; prints its name
#   deploy/release.sh PREFIX switch NAME     switches to a release that was staged; prints its name
#   deploy/release.sh PREFIX rollback [NAME] switches to the release that was served before this one, or to the one named
#   deploy/release.sh PREFIX list            the releases kept, with which is current and which was never served
#
# A release's name is when it was built and a digest of its files: the same on every machine, and the same when it's staged again.
# KEEP (5) releases are kept, and every hashed file of theirs in PREFIX/assets, for tabs opened before a release.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
fail() {
	echo "release.sh: $*" >&2
	exit 1
}
usage="usage: release.sh PREFIX init | publish PUBLIC | stage PUBLIC | switch NAME | rollback [NAME] | list"
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
switch_to() {
	ln -sfn "releases/$1" "$prefix/current.next"
	mv -T "$prefix/current.next" "$prefix/current"
}

refuse() {
	fail "nginx does not accept release $1 (its message is above). Still serving: $(current)."
}

# The whole configuration as it'll be with this release, before it's switched to.
check_staged() {
	sed "s#current/release.conf#releases/$1/release.conf#" "$prefix/nginx.conf" >"$prefix/nginx.conf.staged"
	if ! nginx -e "$prefix/logs/error.log" -p "$prefix" -c nginx.conf.staged -t -q; then
		rm -rf "$prefix/nginx.conf.staged" "${prefix:?}/releases/$1"
		refuse "$1"
	fi
	rm "$prefix/nginx.conf.staged"
}

# A release nginx does not accept, because the machine has changed since it was staged, is left at once: the old one was never out of service.
activate() {
	before=$(current)
	switch_to "$1"
	if ! nginx_here -t -q; then
		if [ "$before" = none ]; then rm "$prefix/current"; else switch_to "$before"; fi
		refuse "$1"
	fi
	: >"$prefix/releases/$1/served"
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

name_of() {
	digest=$(cd "$1" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-12)
	echo "$(cat "$1/.nginx/built")-$digest"
}
# Copied under a name no switch takes, so that a copy broken off is no release. What is there already is left as it is.
stage() {
	[ -f "$1/.nginx/built" ] || fail "$1 has no .nginx/built: build first (npm run build), then name the folder public."
	[ -d "$prefix/releases" ] || fail "$prefix is not laid out: run 'release.sh $prefix init' first."
	name=$(name_of "$1")
	[ ! -d "$prefix/releases/$name" ] || return 0
	rm -rf "$prefix/releases/.incoming"
	mkdir -p "$prefix/releases/.incoming"
	cp -a "$1" "$prefix/releases/.incoming/public"
	{
		echo "include releases/$name/public/.nginx/headers.conf;"
		echo "map \"\" \$release {"
		echo "	default \"releases/$name\";"
		echo "}"
	} >"$prefix/releases/.incoming/release.conf"
	keep_assets "$prefix/releases/.incoming/public"
	mv "$prefix/releases/.incoming" "$prefix/releases/$name"
	check_staged "$name"
}
served_before() {
	names | sed "/^$(current)\$/,\$d" | while IFS= read -r each; do [ ! -e "$prefix/releases/$each/served" ] || echo "$each"; done | tail -n 1
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
	stage "$3"
	activate "$name"
	prune
	;;
stage)
	[ $# -eq 3 ] || fail "$usage"
	stage "$3"
	echo "$name"
	;;
switch)
	[ $# -eq 3 ] || fail "$usage"
	[ -d "$prefix/releases/$3" ] || fail "release $3 is not staged here. Kept: $(names | tr '\n' ' ')"
	activate "$3"
	prune
	;;
rollback)
	name=${3:-$(served_before)}
	[ -n "$name" ] && [ -d "$prefix/releases/$name" ] || fail "there is no release ${3:-before $(current)}. Kept: $(names | tr '\n' ' ')"
	activate "$name"
	;;
list)
	names | while IFS= read -r name; do
		if [ "$name" = "$(current)" ]; then
			echo "$name (current)"
		elif [ -e "$prefix/releases/$name/served" ]; then
			echo "$name"
		else
			echo "$name (staged)"
		fi
	done
	;;
*) fail "$usage" ;;
esac
