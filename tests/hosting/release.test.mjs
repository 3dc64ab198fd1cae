/** deploy/release.sh against running nginx: two builds in turn, back again, a broken one, and many. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startNginx } from "../../deploy/local.mjs";
import { until } from "../support/server-until.mjs";
import { ask, freePorts } from "./ask.mjs";
import { findChunk, makeBuild } from "./small-build.mjs";

const folder = mkdtempSync(join(tmpdir(), "elm-place-release-"));
const build = (name, headers) => makeBuild(folder, name, headers);

let nginx;
const get = (path) => ask(nginx.address + path);
before(async () => {
	const [port, httpPort] = await freePorts(2);
	nginx = await startNginx({ port, httpPort, plain: true, publicDir: build("one") });
});
after(async () => {
	await nginx.stop();
	rmSync(folder, { recursive: true });
});

const findWorkers = () =>
	execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number))
		.filter(([, parent]) => parent === nginx.pid)
		.map(([pid]) => pid);
/** Changes the release and waits until none of the workers from before is left: until then they too answer, each with its own build. */
const change = async (turn) => {
	const earlier = findWorkers();
	const result = turn();
	await until("the workers of the release before have ended", () => !findWorkers().some((pid) => earlier.includes(pid)));
	return result;
};
const served = async () => (await get("/")).body.toString();

test("a release changes as a whole: no answer fails, and none has the page of one build under the policy of another", async () => {
	const answers = [];
	let done = false;
	const visitors = Array.from({ length: 8 }, async () => {
		while (!done) {
			const { status, headers, body } = await get("/");
			answers.push(`${status} ${headers["x-policy"]} ${body}`);
		}
	});
	await change(() => nginx.publish(build("two")));
	assert.equal(await served(), "two");
	await change(() => nginx.rollback());
	assert.equal(await served(), "one");
	await change(() => nginx.publish(build("three")));
	assert.equal(await served(), "three");
	assert.equal((await get("/old")).headers.location, "/three", "redirects are the release's own");
	done = true;
	await Promise.all(visitors);
	assert.deepEqual([...new Set(answers)].sort(), ["200 one one", "200 three three", "200 two two"]);
});

test("a tab opened on an earlier build still finds its chunk; what was in no build is not found", async () => {
	for (const name of ["one", "two", "three"])
		assert.deepEqual([(await get(findChunk(name))).status, (await get(findChunk(name))).body.toString()], [200, name]);
	const missing = await get(findChunk("never"));
	assert.deepEqual([missing.status, missing.body.toString()], [404, "nothing in three"]);
});

test("rollback goes to the release before, or to the one named; an unknown one is refused", async () => {
	const names = nginx.list().map((line) => line.replace(" (current)", ""));
	assert.equal(await change(() => nginx.rollback()), names.at(-2));
	assert.equal(await served(), "two");
	assert.equal(await change(() => nginx.rollback(names.at(-1))), names.at(-1));
	assert.equal(await served(), "three");
	assert.throws(() => nginx.rollback("20000101T000000Z"), /Command failed/);
	assert.equal(
		nginx.list().find((line) => line.endsWith("(current)")),
		`${names.at(-1)} (current)`,
	);
});

test("a release nginx does not accept is never served and never kept", async () => {
	const before = nginx.list();
	assert.throws(() => nginx.publish(build("broken", "no_such_directive on;\n")), /Command failed/);
	assert.deepEqual(nginx.list(), before);
	assert.equal(await served(), "three");
});

test("a folder that is no build is refused", () => assert.throws(() => nginx.publish(folder), /Command failed/));

test("five releases are kept, and the chunks of those five", async () => {
	for (const name of ["four", "five", "six"]) await change(() => nginx.publish(build(name)));
	assert.equal(await served(), "six");
	assert.equal(nginx.list().length, 5);
	assert.equal((await get(findChunk("two"))).status, 200);
	assert.equal((await get(findChunk("one"))).status, 404);
	assert.equal((await get("/app-cccccccccccccccccccc.js")).status, 200);
	assert.equal(existsSync(join(nginx.prefix, "assets", findChunk("one"))), false);
});

test("a new machine begins with five minutes of HSTS; what an operator has set stays", () => {
	const prefix = join(folder, "machine");
	const init = () => execFileSync(fileURLToPath(new URL("../../deploy/release.sh", import.meta.url)), [prefix, "init"]);
	const hsts = join(prefix, "machine/hsts.conf");
	init();
	assert.match(readFileSync(hsts, "utf8"), /^\tdefault 300;$/m);
	writeFileSync(hsts, "set by an operator");
	init();
	assert.equal(readFileSync(hsts, "utf8"), "set by an operator");
});
