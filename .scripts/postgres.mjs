import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { has } from "./debian.mjs";

/** Debian keeps the programs of each version in a folder of its own. */
const debianFolder = "/usr/lib/postgresql";
const elsewhere = "Elsewhere: install it and set POSTGRES_BIN to the folder of initdb.";

/** `POSTGRES_BIN`, the newest of Debian's folders, "" for PATH, or undefined. */
const findPrograms = () => {
	if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
	const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
	const found = versions.map((version) => join(debianFolder, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
	return found ?? (has("initdb") ? "" : undefined);
};

/** The package would create and start a server of its own; the tests start theirs. */
const keepFromStarting = () => {
	const settings = "/etc/postgresql-common/createcluster.d";
	if (process.getuid?.() !== 0) return;
	mkdirSync(settings, { recursive: true });
	writeFileSync(join(settings, "no-main-cluster.conf"), "create_main_cluster = false\n");
};

export const postgres = { name: "PostgreSQL", isThere: () => findPrograms() !== undefined, packages: ["postgresql"], elsewhere, prepare: keepFromStarting };

/** The folder of PostgreSQL's programs, or "" for PATH. @throws Error if there are none, with what to install */
export const postgresPrograms = () => {
	const found = findPrograms();
	if (found !== undefined) return found;
	throw new Error(`PostgreSQL wasn't found. Debian, Ubuntu: apt-get install postgresql. ${elsewhere}`);
};
