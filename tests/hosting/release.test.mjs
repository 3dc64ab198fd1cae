/** deploy/release.sh against running nginx: two builds in turn, back again, a broken one, and many. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startNginx } from "../../deploy/local.mjs";
import { ask, portsFrom } from "./ask.mjs";

const [port, httpPort] = portsFrom(20);
const folder = mkdtempSync(join(tmpdir(), "elm-place-release-"));
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 20);

/** A build of one page and one chunk, whose policy names the page: what is to move together. */
const build = (name, headers) => {
	const at = join(folder, name);
	mkdirSync(join(at, ".nginx"), { recursive: true });
	writeFileSync(join(at, "index.html"), name);
	writeFileSync(join(at, "404.html"), `nothing in ${name}`);
	writeFileSync(join(at, `app-${hashOf(name)}.js`), name);
	writeFileSync(join(at, "app-cccccccccccccccccccc.js"), "in every build");
	writeFileSync(join(at, ".nginx/headers.conf"), headers ?? `add_header X-Policy ${name} always;\n`);
	return at;
};
const chunkOf = (name) => `/app-${hashOf(name)}.js`;

let nginx;
const get = (path) => ask(nginx.address + path);
before(async () => {
	nginx = await startNginx({ port, httpPort, plain: true, publicDir: build("one") });
});
after(async () => {
	await nginx.stop();
	rmSync(folder, { recursive: true });
});
/** Until the new workers alone answer: for a tenth of a second the old ones still do, each with its own build. */
const served = async (name) => {
	let inRow = 0;
	for (let tries = 0; tries < 200 && inRow < 10; tries += 1) {
		inRow = (await get("/")).body.toString() === name ? inRow + 1 : 0;
		await new Promise((done) => setTimeout(done, 30));
	}
	assert.equal(inRow, 10, `${name} is served`);
};

test("a release takes over whole: no answer fails, and none has the page of one build under the policy of another", async () => {
	const answers = [];
	let done = false;
	const visitors = Array.from({ length: 8 }, async () => {
		while (!done) {
			const { status, headers, body } = await get("/");
			answers.push(`${status} ${headers["x-policy"]} ${body}`);
		}
	});
	nginx.publish(build("two"));
	await served("two");
	nginx.rollback();
	await served("one");
	nginx.publish(build("three"));
	await served("three");
	done = true;
	await Promise.all(visitors);
	console.log(`${answers.length} requests over three changes`);
	assert.deepEqual([...new Set(answers)].sort(), ["200 one one", "200 three three", "200 two two"]);
});

test("a tab opened on an earlier build still finds its chunk; what was in no build is not found", async () => {
	for (const name of ["one", "two", "three"]) assert.deepEqual([(await get(chunkOf(name))).status, (await get(chunkOf(name))).body.toString()], [200, name]);
	const missing = await get(chunkOf("never"));
	assert.deepEqual([missing.status, missing.body.toString()], [404, "nothing in three"]);
});

test("rollback goes to the release before, or to the one named; an unknown one is refused", async () => {
	const names = nginx.list().map((line) => line.replace(" (current)", ""));
	assert.equal(nginx.rollback(), names.at(-2));
	await served("two");
	assert.equal(nginx.rollback(names.at(-1)), names.at(-1));
	await served("three");
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
	await served("three");
});

test("a folder that is no build is refused", () => assert.throws(() => nginx.publish(folder), /Command failed/));

test("five releases are kept, and the chunks of those five", async () => {
	for (const name of ["four", "five", "six"]) nginx.publish(build(name));
	await served("six");
	assert.equal(nginx.list().length, 5);
	assert.equal((await get(chunkOf("two"))).status, 200);
	assert.equal((await get(chunkOf("one"))).status, 404);
	assert.equal((await get("/app-cccccccccccccccccccc.js")).status, 200);
	assert.equal(existsSync(join(nginx.prefix, "assets", chunkOf("one"))), false);
});
