/**
 * The Dockerfile's image, built and run once. It needs no registry of images: its base is made here
 * from Debian's packages and npm's Node.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../.scripts/free-port.mjs";
import { whyNoContainers } from "../../.scripts/programs.mjs";
import { devDependencies } from "../../package.json";
import { expectNothingSentInLogs, message, post } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

const address = "https://www.elm-place.example";
const [base, image, container, volume] = ["base", "image", "container", "volume"].map(
	(name) => `elm-place-test-${process.pid}-${name}`,
);

const run = (line, options) => {
	const [program, ...words] = line.split(" ");
	const { status, stdout, stderr, error } = spawnSync(program, words, {
		encoding: "utf8",
		maxBuffer: 1e9,
		...options,
	});
	if (status !== 0) throw new Error(`${line}\n${error?.message ?? ""}${stdout}${stderr}`);
	return stdout.trim();
};
/** Podman with runc, which also works inside a container. */
const podman = (line, options) => run(`podman --runtime runc ${line}`, options);
const inside = (line) => podman(`exec -i ${container} sh -e`, { input: line });

/** Debian with Node and npm where Node's official image has them. */
const makeBase = (folder) => {
	const [, node, release] = /^ARG NODE=.+:(\d+)-(\w+)-slim$/m.exec(
		readFileSync("Dockerfile", "utf8"),
	);
	expect(node).toBe(readFileSync(".nvmrc", "utf8").trim());
	const root = join(folder, "root");
	run(
		`debootstrap --variant=minbase --include=ca-certificates,libstdc++6 ${release} ${root} http://deb.debian.org/debian`,
	);
	run(`npm install --prefix ${join(folder, "npm")} node@${node} npm@11`);
	const place = (from, to) =>
		cpSync(join(folder, "npm/node_modules", from), join(root, "usr/local", to), {
			recursive: true,
		});
	mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
	place("node/bin/node", "bin/node");
	place("npm", "lib/node_modules/npm");
	for (const name of ["npm", "npx"])
		symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
	// The registry may be behind a proxy whose certificate only this machine trusts.
	const certificates = "/etc/ssl/certs/ca-certificates.crt";
	cpSync(certificates, join(root, certificates), { dereference: true });
	run(`tar -C ${root} -cf ${root}.tar .`);
	podman(`import --change ENV=NODE_EXTRA_CA_CERTS=${certificates} ${root}.tar ${base}`);
};
const build = () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-container-"));
	try {
		makeBase(folder);
		// Keeps no layers, and lets each step use this machine's network.
		const options = "--layers=false --isolation chroot --network host --format docker";
		podman(
			`build ${options} --build-arg NODE=localhost/${base} --build-arg SITE_URL=${address} --tag ${image} .`,
		);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
const start = async (inner) => {
	const port = await freePort();
	const rights =
		"--read-only --read-only-tmpfs=false --cap-drop all --security-opt no-new-privileges";
	const limits = "--ulimit nofile=1024:1024 --ulimit nproc=1000:1000";
	const places = `--publish 127.0.0.1:${port}:${inner} --env PORT=${inner} --volume ${volume}:/outbox`;
	podman(`run --detach --name ${container} ${rights} ${limits} ${places} ${image}`);
	await until("the server listens", () => {
		expect(podman(`inspect --format {{.State.Status}} ${container}`)).toBe("running");
		return podman(`logs ${container}`).includes("Elm Place is served");
	});
	return `http://127.0.0.1:${port}`;
};

(whyNoContainers() ? describe.skip : describe)("the image of the Dockerfile", () => {
	let url;
	beforeAll(async () => {
		build();
		url = await start(9000);
	});
	afterAll(() => {
		const remove = (line) => spawnSync("podman", ["--runtime", "runc", ...line.split(" ")]);
		for (const line of [
			`rm --force --time 1 ${container}`,
			`volume rm --force ${volume}`,
			`rmi --force ${image} ${base}`,
		])
			remove(line);
	});

	test("runs without rights, writes only the outbox, and has no source", () => {
		expect(inside("stat -c %U:%u /proc/1")).toBe("elm-place:10001");
		expect(
			inside(
				"for at in /site /site/public /tmp /outbox; do touch $at/probe 2>/dev/null && echo $at && rm $at/probe; done; true",
			),
		).toBe("/outbox");
		expect(inside("ls -A /site").split("\n")).toEqual([
			"content",
			"dist",
			"node_modules",
			"public",
		]);
		const packages = inside("cd /site/node_modules; ls -d * @*/*").split("\n");
		expect(
			[...Object.keys(devDependencies), "gatsby", "sharp", "webpack"].filter((name) =>
				packages.includes(name),
			),
		).toEqual([]);
	});

	test("serves pages with their address and the security headers", async () => {
		const page = await fetch(url, {
			headers: { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" },
		});
		expect([page.status, await page.text()]).toEqual([
			200,
			expect.stringMatching(new RegExp(`<link rel="canonical" href="${address}/?"`)),
		]);
		expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d+/);
	});

	test("keeps a request over a new container, and is healthy in both", async () => {
		const { status, json } = await post(url, message());
		expect(status).toBe(202);
		podman(`healthcheck run ${container}`);
		podman(`stop --time 600 ${container}`);
		expect(podman(`inspect --format {{.State.ExitCode}} ${container}`)).toBe("0");
		const { stdout, stderr } = spawnSync("podman", ["logs", container], { encoding: "utf8" });
		expect(stderr).toMatch(/SIGTERM: nothing new is taken/);
		expectNothingSentInLogs([stdout, stderr]);
		podman(`rm ${container}`);
		await start(8080);
		podman(`healthcheck run ${container}`);
		expect(inside("node dist/outbox.mjs export --json")).toContain(json.reference);
	});
});
