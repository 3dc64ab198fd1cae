/** One release on two machines: deploy/release.sh on two running nginx, and deploy/release-all.sh with a double of ssh that runs here. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startNginx } from "../../deploy/local.mjs";
import { until } from "../support/server-until.mjs";
import { ask, freePorts } from "./ask.mjs";
import { findChunk, makeBuild } from "./small-build.mjs";

const folder = mkdtempSync(join(tmpdir(), "elm-place-machines-"));
const build = (name) => makeBuild(folder, name);

let first;
let second;
before(async () => {
	const ports = await freePorts(4);
	const publicDir = build("one");
	first = await startNginx({ port: ports[0], httpPort: ports[1], plain: true, publicDir });
	second = await startNginx({ port: ports[2], httpPort: ports[3], plain: true, publicDir });
	for (const name of ["machines", "bin"]) mkdirSync(join(folder, name));
	symlinkSync(first.prefix, join(folder, "machines/first"));
	symlinkSync(second.prefix, join(folder, "machines/second"));
	copyFileSync(fileURLToPath(new URL("fake-ssh.sh", import.meta.url)), join(folder, "bin/ssh"));
});
after(async () => {
	await Promise.all([first.stop(), second.stop()]);
	rmSync(folder, { recursive: true });
});

const get = (machine, path) => ask(machine.address + path);
const findServed = async (machine) => (await get(machine, "/")).body.toString();
const isServed = (machine, name) => until(`${name} is served`, async () => (await findServed(machine)) === name);
const isCurrent = (machine, name) => machine.list().includes(`${name} (current)`);

/** Runs release-all.sh for both machines. @param unreachable a machine that doesn't answer commands with this text */
const releaseAll = (publicDir, [unreachable, when] = ["", ""]) => {
	const script = fileURLToPath(new URL("../../deploy/release-all.sh", import.meta.url));
	const env = { PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}`, MACHINES: join(folder, "machines"), UNREACHABLE: unreachable, WHEN: when };
	return spawnSync(script, [publicDir, "first", "second"], { encoding: "utf8", env });
};

test("staged on both, switched to on one: pages of either release find their scripts on either machine", async () => {
	const two = build("two");
	assert.equal((await get(second, findChunk("two"))).status, 404);
	const name = first.stage(two);
	assert.equal(second.stage(two), name, "the same name everywhere");
	assert.equal(first.stage(two), name, "and again when it's staged again");
	for (const machine of [first, second]) {
		assert.ok(machine.list().includes(`${name} (staged)`));
		assert.equal(await findServed(machine), "one");
	}
	assert.equal(first.switchTo(name), name);
	await isServed(first, "two");
	assert.equal(await findServed(second), "one");
	// For a moment after a release is staged, nginx's old processes may still answer.
	for (const machine of [first, second])
		for (const release of ["one", "two"])
			await until(`${release} is on ${machine.address}`, async () => (await get(machine, findChunk(release))).body.toString() === release);
	second.switchTo(name);
	await isServed(second, "two");
});

test("what was staged and never switched to is no release to roll back to", async () => {
	const unused = first.stage(build("unused"));
	const three = first.publish(build("three"));
	await isServed(first, "three");
	assert.ok(first.list().includes(`${unused} (staged)`));
	first.rollback();
	await isServed(first, "two");
	first.switchTo(three);
	await isServed(first, "three");
});

test("release-all.sh turns every machine to the release", async () => {
	const { status, stdout, stderr } = releaseAll(build("four"));
	assert.equal(status, 0, stderr);
	const [, name] = /^second: (\d{8}T\d{6}Z-[0-9a-f]{12})$/m.exec(stdout) ?? [];
	for (const machine of [first, second]) {
		assert.ok(isCurrent(machine, name));
		await isServed(machine, "four");
	}
});

test("if one machine can't be staged, none switches to the release", async () => {
	const { status, stderr } = releaseAll(build("five"), ["second", "tar -C"]);
	assert.equal(status, 1);
	assert.match(stderr, /Connection refused[\s\S]*second: not staged .*Every machine still serves what it did\./);
	for (const machine of [first, second]) assert.equal(await findServed(machine), "four");
});

test("if one machine doesn't turn, the answer says which, which others did, and how to go back; running it again completes it", async () => {
	const failed = releaseAll(build("six"), ["second", "switch"]);
	assert.equal(failed.status, 1);
	assert.match(failed.stderr, /second didn't switch to \S+ .* Switched before it: first\./);
	const [, host, command] = /^ {2}ssh (\S+) (.+)$/m.exec(failed.stderr) ?? [];
	assert.equal(host, "first");
	await isServed(first, "six");
	assert.equal(await findServed(second), "four");
	const env = { ...process.env, MACHINES: join(folder, "machines"), UNREACHABLE: "nobody", WHEN: "" };
	assert.equal(spawnSync(join(folder, "bin/ssh"), [host, command], { env }).status, 0);
	await isServed(first, "four");
	assert.equal(releaseAll(join(folder, "six")).status, 0);
	for (const machine of [first, second]) await isServed(machine, "six");
});
