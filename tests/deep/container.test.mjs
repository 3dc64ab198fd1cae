/** The image of the Dockerfile, built and run once. No registry of images is asked: its base is made here from Debian's packages and npm's Node. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { freePort } from "../../.scripts/free-port.mjs";
import { whyNoContainers } from "../../.scripts/programs.mjs";
import { assertLogsHoldNothingSent, message, post } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

const address = "https://www.elm-place.example";
const [base, image, container, volume] = ["base", "image", "container", "volume"].map((name) => `elm-place-test-${process.pid}-${name}`);

/** Runs a program to its end. @param line its words, with a space between them @returns what it has printed @throws with all of it if it fails */
const run = (line, options) => {
	const [program, ...words] = line.split(" ");
	const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: "utf8", maxBuffer: 1e9, ...options });
	assert.equal(status, 0, `${line}\n${error?.message ?? ""}${stdout}${stderr}`);
	return stdout.trim();
};
/** With runc, which also works on machines that are containers themselves and have cgroups of both kinds. */
const podman = (line, options) => run(`podman --runtime runc ${line}`, options);
/** Runs a shell's line in the container. */
const inside = (line) => podman(`exec -i ${container} sh -e`, { input: line });

/** Debian with Node and npm in the places of Node's official image, which the Dockerfile names. */
const makeBase = (folder) => {
	const [, node, release] = /^ARG NODE=.+:(\d+)-(\w+)-slim$/m.exec(readFileSync("Dockerfile", "utf8"));
	assert.equal(node, readFileSync(".nvmrc", "utf8").trim(), "the Dockerfile has another Node than .nvmrc");
	const root = join(folder, "root");
	run(`debootstrap --variant=minbase --include=ca-certificates,libstdc++6 ${release} ${root} http://deb.debian.org/debian`);
	run(`npm install --prefix ${join(folder, "npm")} node@${node} npm@11`);
	const place = (from, to) => cpSync(join(folder, "npm/node_modules", from), join(root, "usr/local", to), { recursive: true });
	mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
	place("node/bin/node", "bin/node");
	place("npm", "lib/node_modules/npm");
	for (const name of ["npm", "npx"]) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
	// What this machine trusts, for the registry: a proxy may have an authority of its own.
	const certificates = "/etc/ssl/certs/ca-certificates.crt";
	cpSync(certificates, join(root, certificates), { dereference: true });
	run(`tar -C ${root} -cf ${root}.tar .`);
	podman(`import --change ENV=NODE_EXTRA_CA_CERTS=${certificates} ${root}.tar ${base}`);
};
const build = () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-container-"));
	try {
		makeBase(folder);
		// No layer is kept for another build, and each step may use this machine's network.
		const options = "--layers=false --isolation chroot --network host --format docker";
		podman(`build ${options} --build-arg NODE=localhost/${base} --build-arg SITE_URL=${address} --tag ${image} .`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
/** Starts a container as docs/hosting.md says, with the rights of nobody and nothing to write on but the volume. @param inner its port @returns its address */
const start = async (inner) => {
	const port = await freePort();
	const rights = "--read-only --read-only-tmpfs=false --cap-drop all --security-opt no-new-privileges";
	// A machine that's a container itself may not raise the usual limits.
	const limits = "--ulimit nofile=1024:1024 --ulimit nproc=1000:1000";
	const places = `--publish 127.0.0.1:${port}:${inner} --env PORT=${inner} --volume ${volume}:/outbox`;
	podman(`run --detach --name ${container} ${rights} ${limits} ${places} ${image}`);
	await until("the server listens", () => {
		assert.equal(podman(`inspect --format {{.State.Status}} ${container}`), "running", "the container has ended");
		return podman(`logs ${container}`).includes("Elm Place is served");
	});
	return `http://127.0.0.1:${port}`;
};

describe("the image of the Dockerfile", { skip: whyNoContainers() ?? false }, () => {
	let url;
	before(async () => {
		build();
		url = await start(9000);
	});
	after(() => {
		const remove = (line) => spawnSync("podman", ["--runtime", "runc", ...line.split(" ")]);
		for (const line of [`rm --force --time 1 ${container}`, `volume rm --force ${volume}`, `rmi --force ${image} ${base}`]) remove(line);
	});

	it("runs as a user without rights, who can write nothing but the outbox", () => {
		assert.equal(inside("stat -c %U:%u /proc/1"), "elm-place:10001");
		assert.equal(inside("for at in /site /site/public /tmp /outbox; do touch $at/probe 2>/dev/null && echo $at && rm $at/probe; done; true"), "/outbox");
	});

	it("holds what the server needs, and neither source nor tests nor what builds the site", () => {
		assert.deepEqual(inside("ls -A /site").split("\n"), ["content", "dist", "node_modules", "public"]);
		const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		const packages = inside("cd /site/node_modules; ls -d * @*/*").split("\n");
		const unwanted = [...Object.keys(devDependencies), "gatsby", "sharp", "webpack"].filter((name) => packages.includes(name));
		assert.deepEqual(unwanted, []);
	});

	it("serves pages with the address they were built for and the security headers", async () => {
		const page = await fetch(url, { headers: { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" } });
		assert.equal(page.status, 200);
		assert.match(await page.text(), new RegExp(`<link rel="canonical" href="${address}/?"`));
		assert.match(page.headers.get("content-security-policy"), /script-src 'self' 'sha256-/);
		assert.match(page.headers.get("strict-transport-security"), /^max-age=\d+/);
		assert.equal(page.headers.get("x-content-type-options"), "nosniff");
	});

	it("keeps a request over SIGTERM and a new container, and is healthy in both", async () => {
		const { status, json } = await post(url, message());
		assert.equal(status, 202);
		podman(`healthcheck run ${container}`);
		podman(`stop --time 600 ${container}`);
		assert.equal(podman(`inspect --format {{.State.ExitCode}} ${container}`), "0");
		const { stdout, stderr } = spawnSync("podman", ["logs", container], { encoding: "utf8" });
		assert.match(stderr, /SIGTERM: nothing new is taken/);
		assertLogsHoldNothingSent([stdout, stderr]);
		podman(`rm ${container}`);
		await start(8080);
		podman(`healthcheck run ${container}`);
		assert.match(inside("node dist/outbox.mjs export --json"), new RegExp(json.reference));
	});
});
