/** `npm run build`: a production build into public/, reused while nothing it is made of has changed. `--force` builds anyway. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureDependencies } from "./dependencies.mjs";

const inputs = [
	"content",
	"src",
	"static",
	"gatsby-config.ts",
	"gatsby-node.ts",
	"gatsby-browser.tsx",
	"gatsby-ssr.tsx",
	"postcss.config.js",
	"package-lock.json",
];
/** Written by the build itself. */
const outputs = new Set([join("src", "gatsby-types.d.ts")]);
const stamp = ".tmp/built-from";

const filesOf = (path) => {
	if (!existsSync(path) || outputs.has(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesOf(join(path, name)));
};

const fingerprint = () => {
	const hash = createHash("sha256")
		.update(process.env.SITE_URL ?? "")
		.update(process.env.SERVICE_WORKER ?? "")
		.update(String(new Date().getFullYear()));
	for (const file of inputs.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
	return hash.digest("hex");
};

/** Builds where the last build was made of something else. Exits with Gatsby's code where it fails. */
export const ensureBuild = ({ force = false } = {}) => {
	ensureDependencies();
	const wanted = fingerprint();
	if (!force && existsSync("public/index.html") && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
		console.log("public/ is built from these files already.");
		return;
	}
	const { status } = spawnSync("npx", ["gatsby", "build"], { stdio: "inherit", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } });
	if (status !== 0) process.exit(status ?? 1);
	mkdirSync(".tmp", { recursive: true });
	writeFileSync(stamp, wanted);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBuild({ force: process.argv.includes("--force") });
