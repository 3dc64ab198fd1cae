/** The image of the Dockerfile, built and run once, on a base made here from Debian's packages and npm's Node. */
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { message, post } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

const [base, image, container, volume] = ["base", "image", "container", "volume"].map((name) => `elm-place-test-${name}-${process.pid}`);
const scratch = mkdtempSync(join(tmpdir(), "elm-place-container-"));
const run = (program, ...words) => execFileSync(program, words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 64 * 1024 * 1024 });
const podman = (...words) => run("podman", ...words).trim();
after(() => {
	for (const words of [
		["rm", "--force", "--time", "1", container],
		["rmi", "--force", image, base],
		["volume", "rm", "--force", volume],
	])
		spawnSync("podman", words);
	rmSync(scratch, { recursive: true, force: true });
});

/** Debian with Node and npm, as the official image of Node has them. */
const makeBase = async () => {
	const root = join(scratch, "root");
	run("debootstrap", "--variant=minbase", "--include=ca-certificates,libstdc++6", "bookworm", root);
	run("npm", "install", "--prefix", join(scratch, "npm"), "node@22", "npm@10");
	cpSync(join(scratch, "npm/node_modules/node/bin/node"), join(root, "usr/local/bin/node"), { dereference: true });
	mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
	cpSync(join(scratch, "npm/node_modules/npm"), join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
	for (const name of ["npm", "npx"]) run("ln", "-s", `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, `usr/local/bin/${name}`));
	// A machine behind a proxy has its authority there.
	run("cp", "-rL", "/etc/ssl/certs/ca-certificates.crt", join(root, "etc/ssl/certs/"));
	const archive = spawn("tar", ["-C", root, "-c", "."], { stdio: ["ignore", "pipe", "inherit"] });
	const imported = spawn("podman", ["import", "-", base], { stdio: [archive.stdout, "ignore", "inherit"] });
	assert.deepEqual(await once(imported, "close"), [0, null]);
};

const whyNot = process.getuid() === 0 && spawnSync("podman", ["info"]).status === 0 ? false : "It takes root, podman and debootstrap.";
it("it's built, serves the site and takes requests as a user without rights, and keeps them over a new container", { skip: whyNot }, async () => {
	await makeBase();
	const certificates = ["--env", "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt"];
	podman("build", "--network", "host", "--format", "docker", "--build-arg", `NODE=localhost/${base}`, ...certificates, "--tag", image, ".");
	const start = async () => {
		podman(
			"run",
			"--detach",
			"--name",
			container,
			"--network",
			"host",
			"--env",
			"HOST=127.0.0.1",
			"--env",
			"PORT=9377",
			"--volume",
			`${volume}:/outbox`,
			image,
		);
		await until("it listens", () => podman("logs", container).includes("Elm Place is served"));
	};
	const url = "http://127.0.0.1:9377";
	await start();
	const page = await fetch(url);
	assert.deepEqual([page.status, page.headers.get("x-content-type-options")], [200, "nosniff"]);
	assert.match(page.headers.get("content-security-policy"), /script-src 'self' 'sha256-/);
	const { status, json } = await post(url, message());
	assert.equal(status, 202);
	assert.equal(podman("exec", container, "id", "-un"), "elm-place");
	assert.equal(spawnSync("podman", ["healthcheck", "run", container]).status, 0);
	podman("stop", "--time", "60", container);
	podman("rm", container);
	await start();
	assert.match(podman("exec", container, "node", "dist/outbox.mjs", "list", "--all"), new RegExp(json.reference));
});
