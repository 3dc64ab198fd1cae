/** The site as Netlify builds, packages and runs it: with Netlify's own tools, and in folders that hold nothing but the packages. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { installOnce } from "../../.scripts/dependencies.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { startListening } from "../support/serve.mjs";
import { assertLogsHoldNothingSent, message, newKey, post } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";
import { startMailServer } from "../support/smtp.mjs";
import { copyProject } from "./develop-site.mjs";

const tools = fileURLToPath(new URL("netlify", import.meta.url));
const names = { message: "contact-messages-js", appointment: "appointment-requests-js", deliver: "deliver" };
const paths = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `/api/${name}`]));

let root;
let packaged;
/** A copy of the project with the packages it has: what they were installed from is the same. */
const copySite = () => {
	const copy = join(root, "site");
	copyProject(copy);
	// Links to the same files, where the folders are on one disk.
	if (spawnSync("cp", ["-al", "node_modules", copy]).status !== 0) {
		rmSync(join(copy, "node_modules"), { recursive: true, force: true });
		execFileSync("cp", ["-a", "node_modules", copy]);
	}
	rmSync(join(copy, "node_modules/.cache"), { recursive: true, force: true });
	return copy;
};
const buildAndPackage = () => {
	const site = copySite();
	const env = { ...process.env, NETLIFY: "1", NETLIFY_LOCAL: "1", OUTBOX_URL: "", GATSBY_TYPES_OUTPUT: ".tmp/gatsby-types.d.ts" };
	const built = spawnSync("npm", ["run", "build"], { cwd: site, env, encoding: "utf8", maxBuffer: 1e8 });
	assert.equal(built.status, 0, built.stdout + built.stderr);
	const packages = join(root, "packages");
	mkdirSync(packages);
	const printed = execFileSync(process.execPath, [join(tools, "package-functions.mjs"), site, packages], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
	});
	const worker = readFileSync(join(site, "public/sw.js"), "utf8");
	const [, offlineDigest] = /"\/offline\.html":"([0-9a-f]{16})"/.exec(worker) ?? [];
	const offline = {
		expected: offlineDigest,
		found: createHash("sha256")
			.update(readFileSync(join(site, "public/offline.html")))
			.digest("hex")
			.slice(0, 16),
	};
	// Nothing of the project can be reached from the packages.
	rmSync(site, { recursive: true });
	return { ...JSON.parse(printed), offline };
};

/** The variables of a function: nothing of this process's. */
const runtime = (folder, env) => ({
	...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
	PATH: process.env.PATH,
	AWS_LAMBDA_FUNCTION_NAME: "site",
	LAMBDA_TASK_ROOT: folder,
	...env,
});
const running = [];
/** Runs one package, as Lambda does. */
const start = async (name, env) => {
	const { folder, entry } = packaged.functions.find((each) => each.name === name);
	const started = await startListening([join(tools, "run-functions.mjs"), `${name}=${join(folder, entry)}`], { cwd: folder, env: runtime(folder, env) });
	running.push(started);
	return started;
};

before(() => {
	installOnce(tools, { message: "Installing Netlify's packager (140 MB) …", options: ["--ignore-scripts", "--loglevel=error"] });
	root = mkdtempSync(join(tmpdir(), "elm-place-netlify-"));
	packaged = buildAndPackage();
});
after(async () => {
	await Promise.all(running.map((each) => each.kill()));
	if (root) rmSync(root, { recursive: true, force: true });
});

it("netlify.toml names the build, its folder, and a run of the delivery every minute", () => {
	assert.equal(packaged.command, "npm run build");
	assert.ok(packaged.publish.endsWith("/public"));
	const schedules = Object.fromEntries(packaged.functions.map(({ name, schedule = "" }) => [name, schedule]));
	assert.equal(schedules[names.deliver], "* * * * *");
	assert.deepEqual([schedules[names.message], schedules[names.appointment]], ["", ""]);
});

it("the offline page is the one that the service worker was built for", () => {
	assert.ok(packaged.offline.expected);
	assert.equal(packaged.offline.found, packaged.offline.expected);
});

it("a package holds the content, and nothing native: no SQLite, no sharp, no Gatsby", () => {
	for (const { name, folder } of packaged.functions) {
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
		assert.ok(files.includes("content/site.json"), name);
		assert.deepEqual(
			files.filter((file) => /\.node$|node_modules\/(@photostructure|sharp|@img|gatsby)(\/|$)/.test(file)),
			[],
			name,
		);
	}
});

describe("with a database", () => {
	let database;
	let url;
	let mailServer;
	before(async () => {
		// One after the other: what hasn't been kept when the other one fails would keep this process alive.
		database = await startPostgres();
		mailServer = await startMailServer();
		url = await database.createDatabase();
	});
	after(async () => {
		await mailServer?.remove();
		await database?.remove();
	});

	it("a request is stored, the same key gets the same reference, and the scheduled function mails it once", async () => {
		const forms = await start(names.message, { OUTBOX_URL: url });
		assert.deepEqual(await (await fetch(forms.url + paths.message)).json(), { ok: true });
		const headers = { "Idempotency-Key": newKey() };
		const first = await post(forms.url, message(), { path: paths.message, headers });
		const second = await post(forms.url, message(), { path: paths.message, headers });
		assert.deepEqual([first.status, second.status], [202, 202], forms.output());
		assert.equal(second.json.reference, first.json.reference);
		const references = (await readEntries(url)).map(({ reference }) => reference);
		assert.deepEqual(references, [first.json.reference]);

		const delivery = await start(names.deliver, { OUTBOX_URL: url, ...mailServer.env });
		for (let run = 0; run < 2; run += 1) {
			const done = await fetch(delivery.url + paths.deliver, { method: "POST", body: JSON.stringify({ next_run: new Date().toISOString() }) });
			assert.equal(done.status, 204, delivery.output());
			assert.deepEqual(
				mailServer.messages.map(({ reference }) => reference),
				references,
			);
		}
	});

	it("the logs hold nothing that was sent", () => assertLogsHoldNothingSent());
});
