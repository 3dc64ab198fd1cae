/**
 * The forms of the built site, with a real mail server, while something fails or the site's process
 * dies under load. What was answered 202 is delivered in the end. `npm run test:deep` has more
 * deaths, and whatever else may fail.
 */
import { during, throughout } from "../support/during.mjs";
import { newInquiry } from "../support/new-inquiry";
import { startPostgres } from "../support/postgres.mjs";
import { outputOfAll } from "../support/serve.mjs";
import { expectNothingSentInLogs } from "../support/server-forms.mjs";
import { damageInquiry, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { killUnderLoad } from "./deaths.mjs";
import { allTaken, come, judge, newRun, startSiteWithMail } from "./visitors.mjs";

const isDeep = Boolean(process.env.JEST_DEEP);
const start = async (options) => during(await startSiteWithMail(options));
let database;
beforeAll(async () => {
	database = throughout(await startPostgres());
});

test("while the mail server is down or refuses the recipient, requests are taken; then it's sent what has come", async () => {
	const desk = await start();
	const { mail, site } = desk;
	const run = newRun(desk);
	const failed = (what) =>
		until(what, () => new RegExp(`Delivery of \\S+ failed ${what}`).test(site().output()));
	mail.stop();
	come(run, 10);
	await allTaken(run);
	await failed("");
	mail.setMode("refuse-recipient");
	mail.start();
	await failed("\\(attempt [2-9]\\): .*451");
	expect(mail.messages).toHaveLength(run.from);
	mail.setMode("right");
	await judge(run);
});

test.each(["", "postgres", ...(isDeep ? ["postgres twice"] : [])])(
	"killed at the post, at the 202 and while starting (%s)",
	async (name) => {
		await killUnderLoad(
			await start({ database: name && database, servers: name.endsWith("twice") ? 2 : 1 }),
			isDeep ? 30 : 3,
		);
	},
	isDeep ? 3_600_000 : 600_000,
);

test("the database crashes while mails are on their way", async () => {
	const own = await start({ database });
	const run = newRun(own);
	own.mail.setMode("hold");
	const { length } = own.mail.seen;
	come(run, 5);
	await allTaken(run);
	await until("mails are on their way", () => own.mail.seen.length > length);
	await database.crash();
	come(run, 5);
	await until("503 while the database is away", () => run.refused > 0);
	await database.start();
	own.mail.setMode("right");
	await judge(run);
});

if (isDeep) {
	test.each([
		["refuses after DATA for now", "refuse-data", 451],
		["refuses after DATA for good", "refuse-data", 554],
		["hangs up after DATA", "drop-before-250", 451],
		["keeps the mail and hangs up before its 250", "lose-250", 451],
	])("the mail server speaks STARTTLS and %s; then it's right again", async (_what, mode, code) => {
		const desk = await start({ encryption: "starttls" });
		const { mail } = desk;
		const run = newRun(desk);
		mail.setMode(mode, code);
		come(run, 12);
		await until(`eight mails met the mode ${mode}`, () => mail.seen.length >= 8);
		mail.setMode("right");
		await judge(run, { mayRepeat: () => mode === "lose-250" });
	});

	test.each(["", "postgres"])(
		"one request that can't be read holds up no other, and is said (%s)",
		async (engine) => {
			const desk = await start({ database: engine && database });
			const run = newRun(desk);
			desk.mail.setMode("refuse-recipient");
			const { reference } = await withOutbox(desk.place, (outbox) => outbox.accept(newInquiry()));
			come(run, 8);
			await allTaken(run);
			await damageInquiry(desk.place, reference);
			await until("it's set aside", () =>
				desk.site().output().includes(`The request ${reference} can't be read`),
			);
			desk.mail.setMode("right");
			await judge(run);
			const health = await fetch(`${desk.site().url}/api/health`);
			expect([health.status, (await health.json()).warnings[0]]).toEqual([
				503,
				expect.stringContaining("1 request can't be read"),
			]);
		},
	);
}

test("no log of any server holds what a visitor has sent", () => {
	expect(outputOfAll()).not.toContain("a-password");
	expectNothingSentInLogs();
});
