import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { has, installPackages } from "./debian.mjs";

/** Debian keeps the programs of each version in a folder of its own. */
const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs: `POSTGRES_BIN`, the newest of Debian's, or "" for PATH. @throws Error if there are none, with what to install */
export const postgresPrograms = () => {
	if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
	const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
	const found = versions.map((version) => join(debianFolder, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
	if (found) return found;
	if (has("initdb")) return "";
	throw new Error("PostgreSQL wasn't found. Debian, Ubuntu: apt-get install postgresql. Elsewhere: install it and set POSTGRES_BIN to the folder of initdb.");
};

/** Installs PostgreSQL from Debian's packages if it's missing. @throws Error if that fails, with what to install */
export const ensurePostgres = () => {
	try {
		postgresPrograms();
	} catch {
		console.log("No PostgreSQL: installing Debian's package …");
		// The package would create and start a server of its own; the tests start theirs.
		const settings = "/etc/postgresql-common/createcluster.d";
		if (process.getuid?.() === 0) {
			mkdirSync(settings, { recursive: true });
			writeFileSync(join(settings, "no-main-cluster.conf"), "create_main_cluster = false\n");
		}
		installPackages("postgresql");
		postgresPrograms();
	}
};
