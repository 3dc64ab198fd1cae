import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The address of the chunk that only the build of this name has. */
export const findChunk = (name) => `/app-${createHash("sha256").update(name).digest("hex").slice(0, 20)}.js`;

let builds = 0;
/** A build of one page and two chunks, whose policy names the page: what is to move together. Each is a second younger than the last. @returns its folder */
export const makeBuild = (folder, name, headers = `add_header X-Policy ${name} always;\nmap $uri $redirect {\n\t/old /${name};\n}\n`) => {
	const at = join(folder, name);
	mkdirSync(join(at, ".nginx"), { recursive: true });
	writeFileSync(join(at, "index.html"), name);
	writeFileSync(join(at, "404.html"), `nothing in ${name}`);
	writeFileSync(join(at, findChunk(name)), name);
	writeFileSync(join(at, "app-cccccccccccccccccccc.js"), "in every build");
	writeFileSync(join(at, ".nginx/headers.conf"), headers);
	builds += 1;
	writeFileSync(join(at, ".nginx/built"), `20260101T0000${String(builds).padStart(2, "0")}Z\n`);
	return at;
};
