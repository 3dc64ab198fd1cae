/**
 * `npm run outbox` as the build bundles it, beside a running site and on each engine. What its
 * commands do and print: src/server/cli.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { dependencies } from "../../package.json";
import { during, startOwn, throughout } from "../support/during.mjs";
import { newInquiry } from "../support/new-inquiry";
import { startPostgres } from "../support/postgres.mjs";
import { temporaryOutbox } from "../support/serve.mjs";
import { message, post } from "../support/server-forms.mjs";
import { readInquiries, withOutbox } from "../support/server-outbox.mjs";

const scratch = mkdtempSync(join(tmpdir(), "elm-place-cli-"));
throughout({ stop: () => rmSync(scratch, { recursive: true, force: true }) });

/** Runs a command on an outbox. The site's connections go on meanwhile, however long it takes. */
const run = async (place, ...words) => {
	const address = place.includes("://")
		? { OUTBOX_URL: place, OUTBOX_DIR: "" }
		: { OUTBOX_URL: "", OUTBOX_DIR: place };
	const child = spawn(process.execPath, ["dist/outbox.mjs", ...words], {
		env: { ...process.env, ...address },
	});
	const [out, error, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "close"),
	]);
	return { code, out, error };
};
/** Stores a message. @returns its reference */
const store = async (place, detail) => {
	const inquiry = newInquiry({
		key: detail,
		fields: { message: detail },
		rows: [{ term: "Message", detail }],
		replyTo: "zoe@example.com",
	});
	return (await withOutbox(place, (outbox) => outbox.accept(inquiry))).reference;
};

test("a backup is made beside the running site, holds what it has confirmed and nothing that was erased, and can be used in its place", async () => {
	const place = during(temporaryOutbox());
	const { folder } = place;
	const references = [
		await store(folder, "Secret 0 short"),
		await store(folder, `Secret 1 ${"long ".repeat(1500)}`),
	];
	const site = await startOwn(during, {}, place);
	for (const reference of references) expect((await run(folder, "erase", reference)).code).toBe(0);
	const target = join(scratch, "backup", "monday");
	const confirmed = [];
	for (let count = 0; count < 5; count += 1)
		confirmed.push((await post(site.url, message())).json.reference);
	const busy = Promise.all(Array.from({ length: 20 }, () => post(site.url, message())));
	expect(await run(folder, "backup", target)).toMatchObject({
		code: 0,
		out: expect.stringMatching(/is backed up to .*monday\/outbox\.db/),
	});
	await busy;
	expect(readdirSync(target)).toEqual(["outbox.db"]);
	expect([statSync(target).mode & 0o777, statSync(join(target, "outbox.db")).mode & 0o777]).toEqual(
		[0o700, 0o600],
	);
	for (const each of [folder, target])
		expect(readFileSync(join(each, "outbox.db"), "latin1")).not.toMatch(/Secret \d/);

	const byNpm = { env: { ...process.env, OUTBOX_URL: "", OUTBOX_DIR: folder }, encoding: "utf8" };
	expect(spawnSync("npm", ["run", "-s", "outbox", "--", "export", "--csv"], byNpm).stdout).toMatch(
		/^\uFEFF"Reference",/,
	);
	await (await startOwn(during, {}, { folder: target })).stop();
	const kept = (await readInquiries(target)).map(({ reference }) => reference);
	expect(kept).toEqual(expect.arrayContaining(confirmed));
});

test("of a database, backup names PostgreSQL's own command, which works, and leaves yesterday's backup of a folder alone", async () => {
	const database = during(await startPostgres());
	const [place, other] = [await database.createDatabase(), await database.createDatabase()];
	await store(place, "a");
	const folder = join(scratch, "dump");
	mkdirSync(folder);
	writeFileSync(join(folder, "outbox.db"), "yesterday's");
	const { code, error } = await run(place, "backup", folder);
	expect(code).toBe(1);
	for (const [url, named] of [
		[place, /umask 077 && pg_dump .*"\$OUTBOX_URL"(?= \()/],
		[other, /pg_restore .*--no-owner .*\.dump(?=\))/],
	]) {
		const { status, stderr } = spawnSync("sh", ["-c", named.exec(error)[0]], {
			env: { ...process.env, OUTBOX_URL: url },
			encoding: "utf8",
		});
		expect([status, stderr]).toEqual([0, ""]);
	}
	expect(statSync(join(folder, "outbox.dump")).mode & 0o777).toBe(0o600);
	expect(await readInquiries(other)).toEqual(await readInquiries(place));
	expect(readdirSync(folder)).toEqual(["outbox.db", "outbox.dump"]);
});

test("what runs on a server imports only packages that npm ci --omit=dev installs", () => {
	for (const bundle of ["server", "outbox"]) {
		const code = readFileSync(`dist/${bundle}.mjs`, "utf8");
		const imported = [
			...code.matchAll(
				/(?:^import\b[^"']*|\brequire\(|createRequire\([^;]*?\)\)\(|\bimport\()["']([^"']+)["']/gm,
			),
		].map(([, name]) => name);
		const packages = imported
			.filter((name) => !/^(?:node:|\.)/.test(name))
			.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]);
		expect(packages).toEqual(expect.arrayContaining(["@photostructure/sqlite", "pg", "zod"]));
		expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
	}
});
