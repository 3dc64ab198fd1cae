import { sampleProject } from "../../../../tests/support/content-fixture";
import { loadContent } from "../../load";
import { listContentTasks } from "./content-tasks";
import { listLicenseTasks } from "./license-tasks";
import { type LaunchSettings, listSettingTasks } from "./setting-tasks";

test("what's left to do in the content is listed with its first place", () => {
	const { root, set } = sampleProject();
	const list = () =>
		listContentTasks(loadContent(root), [], new Date("2026-03-10T12:00:00Z")).map(
			({ state, what, places: [place] }) =>
				`${state} ${what}: ${place?.file.replace("content/", "")} ${place?.path}`,
		);
	const old = "2025-03-09";
	set("content/team/nora-nurse.json", ["licenseNumbers"], undefined);
	set("content/site.json", ["phone"], { display: "(405) 555-0142", e164: "+14055550142" });
	set("content/site.json", ["questions"], ["Who mixes the bags?"]);
	set("content/campaigns.json", [0, "event"], undefined);
	set("content/campaigns.json", [0, "window", "last"], "2026-03-10T06:59:59");
	set("content/services/laser.json", ["review", "date"], old);
	set("content/legal/privacy.json", ["updated"], old);
	const tasks = [
		"open sample prices: services/facial.json prices[0]",
		"open sample reviews: reviews.json [0]",
		"open missing license numbers: team/nora-nurse.json licenseNumbers.registered-nurse",
		"open a phone number made up for films (555-01…): site.json phone.display",
		"look no on-call number: site.json onCall",
		"open addresses that nobody can have: site.json url",
		"open Who mixes the bags?: site.json questions[0]",
		"open the rating, which is an average of reviews that were chosen: reviews.json [0].rating",
		"look campaigns and specials that are over: campaigns.json [0].window.last",
		"look medical reviews older than a year: services/laser.json review.date",
		"look legal pages older than a year: legal/privacy.json updated",
	];
	const found = list();
	expect(tasks.filter((task) => !found.includes(task))).toEqual([]);
	set("content/campaigns.json", [0, "window", "last"], "2026-03-10T07:00:00");
	set("content/services/laser.json", ["review", "date"], "2025-03-10");
	set("content/site.json", ["holidays"], [{ date: "2026-01-01", name: "New Year’s Day" }]);
	expect(list().filter((task) => /over|medical reviews older/.test(task))).toEqual([]);
	expect(list()).toContain("look no holidays ahead: site.json holidays");
});

test("the license's placeholder is listed until it has the owner's name", () => {
	const list = (owner: string) => listLicenseTasks(`Terms\n\nCopyright 2026 ${owner}`);
	expect(list("[legal name of the owner]")).toMatchObject([
		{
			state: "open",
			remedy: expect.stringContaining("brackets"),
			places: [{ file: "LICENSE", line: 3 }],
		},
	]);
	expect(list("Elm Place Wellness LLC")).toEqual([]);
});

const ready: LaunchSettings = {
	siteUrl: "https://www.elmspa.com",
	smtp: { to: "desk@elmspa.com" },
	linkSecret: "x".repeat(32),
	alertUrl: "https://hooks.elmspa.com",
	trustedProxies: 1,
	outboxProblem: undefined,
	problems: [],
};

test.each<[string, Partial<LaunchSettings>, RegExp[]]>([
	["settings that are ready", {}, []],
	[
		"an address made up for examples",
		{ siteUrl: "https://www.elmspa.example" },
		[/^SITE_URL is https:\/\/www\.elmspa\.example, which nobody can have/],
	],
	[
		"no mail and no outbox",
		{ smtp: undefined, outboxProblem: "There's no folder" },
		[/^SMTP_URL and SMTP_TO/, /^There's no folder/],
	],
	[
		"no secret, alerts and proxies",
		{ linkSecret: undefined, alertUrl: undefined, trustedProxies: 0 },
		[/^LINK_SECRET/, /^ALERT_URL/, /^TRUST_PROXY/],
	],
])("%s", (_name, change, expected) => {
	expect(listSettingTasks({ ...ready, ...change }).map(({ what }) => what)).toEqual(
		expected.map((pattern) => expect.stringMatching(pattern)),
	);
});
