import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, sampleProject } from "../../../tests/support/content-fixture";
import { checkContent } from "../checks";
import { formatTasks, type LaunchSettings, type LaunchTask, listContentTasks, listSettingTasks } from "./launch";

const now = new Date("2026-03-10T12:00:00Z");
/** Content without anything to do, and then changed. */
const after = (change: (fixture: Fixture) => void): string => {
	const fixture = sampleProject();
	const { read, set } = fixture;
	for (const name of readdirSync(join(fixture.root, "content"), { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".json"))) {
		const text = JSON.stringify(read(`content/${name}`), (key, value) => (key === "sample" ? undefined : value)).replaceAll(/\.example\b/g, ".com");
		fixture.write(`content/${name}`, JSON.parse(text));
	}
	const reviews = read("content/reviews.json") as object[];
	fixture.write(
		"content/reviews.json",
		reviews.map((review) => ({ ...review, authorization: "A-1" })),
	);
	set("content/site.json", ["questions"], []);
	set("content/site.json", ["phone"], { display: "(405) 321-4567", e164: "+14053214567" });
	set("content/site.json", ["onCall"], "(405) 321-4568");
	set("content/site.json", ["holidays"], [{ date: "2026-07-03", name: "Independence Day, observed" }]);
	set("content/campaigns.json", [0, "window"], { first: "2026-03-05T00:00:00", last: "2026-03-20T23:59:59" });
	set("content/campaigns.json", [0, "event"], undefined);
	set("content/specials/spring.json", ["ends"], null);
	set("content/legal/privacy.json", ["updated"], "2025-06-01");
	change(fixture);
	const { loaded, problems } = checkContent(fixture.root);
	const tasks = listContentTasks(loaded, problems, now).filter(({ what }) => !/^(problems of|people with|the rating|reasons against)/.test(what));
	return tasks.map(({ state, ...task }) => `${state} ${formatTasks([{ state, ...task }]).split("\n")[1]}`).join("\n");
};

test("of content that's ready, nothing is listed", () => {
	expect(after(() => {})).toBe("");
});

test("an average of chosen reviews is to be replaced: before the launch while there are samples, and named for as long as there's one", () => {
	const { root, set } = sampleProject();
	const state = () => {
		const { loaded } = checkContent(root);
		return listContentTasks(loaded, [], now).find(({ what }) => what.startsWith("the rating"));
	};
	expect(state()).toMatchObject({ state: "open", remedy: expect.stringMatching(/Replace it with the real one/) });
	set("content/reviews.json", [0, "sample"], undefined);
	set("content/reviews.json", [0, "authorization"], "A-1");
	expect(state()?.state).toBe("look");
});

test.each<[string, string, (string | number)[], unknown, RegExp]>([
	[
		"a sample review",
		"reviews.json",
		[0, "sample"],
		true,
		/^open - Sample reviews \(content\/reviews\.json:\d+ \[0\]\)\. Replace each one with a client's own words/,
	],
	["a sample person", "team/nora-nurse.json", ["sample"], true, /^open - Sample people \(content\/team/],
	["a sample price", "services/laser.json", ["prices", 0, "sample"], true, /^open - Sample prices \(content\/services\/laser\.json:\d+ prices\[0\]\)/],
	["a wait nobody has confirmed", "site.json", ["firstAppointment", "sample"], true, /^open - Sample waiting times .*firstAppointment/],
	["another sample", "faqs.json", [0, "sample"], true, /^open - Sample texts/],
	[
		"a sample answer about gift cards",
		"faqs.json",
		[0],
		{ question: "Do you have gift cards?", answer: "We have them at the desk, for any amount that you like.", topic: "pricing", sample: true },
		/^open - Sample answer about gift cards \(content\/faqs\.json:\d+ \[0\]\)\. Ask the owner/,
	],
	[
		"a missing license number",
		"team/nora-nurse.json",
		["licenseNumbers", "registered-nurse"],
		null,
		/^open - Missing license numbers .*licenseNumbers\.registered-nurse/,
	],
	["a film's phone number", "site.json", ["phone"], { display: "(405) 555-0142", e164: "+14055550142" }, /^open - A phone number made up for films/],
	[
		"an email for security.txt that nobody can have",
		"site.json",
		["email"],
		"hello@spa.example",
		/^open - An address in security\.txt that nobody can have .*email/,
	],
	["an address that nobody can have", "campaigns.json", [0, "link", "href"], "https://www.facebook.com/spa.example", /^open - Addresses that nobody can have/],
	["a campaign that's over", "campaigns.json", [0, "window", "last"], "2026-03-10T06:59:59", /^look - Campaigns and specials that are over/],
	["an old review of a treatment", "services/laser.json", ["review", "date"], "2025-03-09", /^look - Medical reviews older than a year .*review\.date/],
	["an old review of an article", "resources/winter.json", ["reviewed"], "2025-03-09", /^look - Medical reviews older than a year .*reviewed/],
	["an old legal page", "legal/privacy.json", ["updated"], "2025-03-09", /^look - Legal pages older than a year/],
	[
		"a question for the owner",
		"site.json",
		["questions"],
		["Who mixes the bags?"],
		/^open - Who mixes the bags\? \(content\/site\.json:\d+ questions\[0\]\)\. Say it on the page, and remove the question\.$/,
	],
	["nobody to call after hours", "site.json", ["onCall"], null, /^look - No on-call number \(content\/site\.json:\d+ onCall\)/],
	["no holiday ahead", "site.json", ["holidays"], [{ date: "2026-01-01", name: "New Year’s Day" }], /^look - No holidays ahead/],
])("%s is a line with its place", (_name, file, path, value, line) => {
	expect(after(({ set }) => set(`content/${file}`, path, value))).toMatch(line);
});

const ready: LaunchSettings = {
	...{ siteUrl: "https://www.elmspa.com", smtp: { to: "desk@elmspa.com" }, linkSecret: "x".repeat(32), alertUrl: "https://hooks.elmspa.com" },
	...{ trustedProxies: 1, outboxProblem: undefined, problems: [] },
};

test.each<[string, Partial<LaunchSettings>, RegExp[]]>([
	["settings that are ready", {}, []],
	["an address made up for examples", { siteUrl: "https://www.elmspa.example" }, [/^SITE_URL is https:\/\/www\.elmspa\.example, which nobody can have/]],
	["an address without TLS", { siteUrl: "http://www.elmspa.com" }, [/which doesn't begin with https/]],
	["no mail", { smtp: undefined }, [/^SMTP_URL and SMTP_TO don't say where mail goes/]],
	["mail to nobody", { smtp: { to: "desk@elmspa.test" } }, [/^SMTP_TO is desk@elmspa\.test, which nobody can have/]],
	["no outbox", { outboxProblem: "There's no folder" }, [/^There's no folder/]],
	["no secret, alerts and proxies", { linkSecret: undefined, alertUrl: undefined, trustedProxies: 0 }, [/^LINK_SECRET/, /^ALERT_URL/, /^TRUST_PROXY/]],
	["a secret that's too short", { linkSecret: undefined, problems: ["LINK_SECRET is too short."] }, [/^LINK_SECRET is too short/]],
])("%s", (_name, change, expected) => {
	const found = listSettingTasks({ ...ready, ...change }).map(({ what }) => what);
	expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test("the report has a line for each, and a count", () => {
	const places = [1, 2].map((line) => ({ file: "content/faqs.json", line, path: "[0]" }));
	const tasks: LaunchTask[] = [
		{ state: "open", what: "sample texts", remedy: "Read each one.", places },
		{ state: "look", what: "ALERT_URL isn't set", remedy: "Set it.", places: [] },
	];
	expect(formatTasks(tasks)).toBe(
		"To do before the launch:\n- Sample texts (content/faqs.json:1 [0] and 1 more). Read each one.\n\nTo look at:\n- ALERT_URL isn't set. Set it.\n\n1 to do, 1 to look at.",
	);
	expect(formatTasks([])).toBe("Nothing is left to do, 0 to look at.");
});
