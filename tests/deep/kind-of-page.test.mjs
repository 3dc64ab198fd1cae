/**
 * Follows the recipe "A kind of page" of docs/CONTRIBUTING.md in a copy of the project. The new
 * kind is guides by season, which are the guides by concern in other words.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copySite } from "./copy-site.mjs";

// Words of the concern map and its fragment stay as they are.
const inOtherWords = (text) =>
	text
		.replaceAll(/^.*checkGuide.*\n/gm, "")
		.replaceAll(/(?<!reference\(")concern(?!-map|s=)|(?<=")guide(?=")/g, "season")
		.replaceAll(/Concern(?!Place)|\bGuide(?=[A-Z])/g, "Season");
const copied =
	"content/concern-guides/schema.ts content/concern-guides/index.ts templates/concern-guide.tsx pages/concerns.tsx sections/concerns/index.tsx";
/** What the recipe adds: a file, the words after which it goes, and the addition. */
const edits = [
	[
		"src/lib/pages/page-blocks.ts",
		"\tconcerns: { guides: intro, closing },\n",
		"\tseasons: { guides: intro, closing },\n",
	],
	[
		"src/content/collections.ts",
		'import { resources } from "./resources";\n',
		'import { seasonGuides } from "./season-guides";\n',
	],
	["src/content/collections.ts", "\tresources,\n", "\tseasonGuides,\n"],
	[
		"content/navigation.json",
		'"menu": [',
		'{ "label": "Seasons", "href": "/seasons", "isDropdown": false, "children": [] },',
	],
];
const pages = {
	"/seasons": "Guides by season",
	"/seasons/dry-air": "Dry air",
	"/seasons/long-summer": "Long summer",
};

const site = copySite();
const env = {
	...process.env,
	NODE_ENV: undefined,
	JEST_DEEP: undefined,
	JEST_WORKER_ID: undefined,
};
const run = (command) => {
	const { status, stdout, stderr } = spawnSync(command, {
		cwd: site.folder,
		env,
		shell: true,
		encoding: "utf8",
		maxBuffer: 1e8,
	});
	if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
	return stdout;
};

beforeAll(() => {
	run(
		"git init --quiet && git add . && git -c user.name=Test -c user.email=test@localhost commit --quiet --message before",
	);
	for (const file of copied.split(" "))
		site.write(inOtherWords(`src/${file}`), inOtherWords(site.read(`src/${file}`)));
	for (const [file, after, added] of edits)
		site.write(file, site.read(file).replace(after, `${after}${added}`));
	const { anEntry } = require(site.path("tests/support/sample-entry.ts"));
	const { sampleContent } = require(site.path("tests/support/sample-content.ts"));
	const { image, concerns, services, review, sources } = JSON.parse(
		site.read("content/concern-guides/redness.json"),
	);
	const imageOf = (slug) => JSON.parse(site.read(`content/concern-guides/${slug}.json`)).image;
	const guide = anEntry("seasonGuides", {
		slug: "dry-air",
		title: "Dry air",
		image,
		seasons: concerns,
		services,
	});
	site.write("content/season-guides/dry-air.json", JSON.stringify({ ...guide, review, sources }));
	const overview = sampleContent.pages.find(({ key }) => key === "seasons");
	site.write(
		"content/pages/seasons.json",
		JSON.stringify({
			...overview,
			label: "Guides by season",
			heading: "Guides by season",
			image: imageOf("acne"),
		}),
	);
	run("npm run editor-help");
	run("npm run check:content -- --fix");
	expect(run('npm run new -- season "Long summer"')).toContain(
		"content/season-guides/long-summer.json: a copy of “Dry air”",
	);
	// As an editor would then do: other words and another picture. The texts are still too much alike
	// for the check of content.
	const copy = "content/season-guides/long-summer.json";
	site.write(
		copy,
		site.read(copy).replaceAll("dry-air", "long-summer").replace(image, imageOf("menopause")),
	);
	run("CONTENT_CHECKED=1 npm run build");
});
afterAll(() => site.remove());

test("types pass, and so do the tests of every kind and page", () => {
	run("npm run types");
	run("npx jest src/content/collections src/editor tests/content/editor");
	run("npx jest --selectProjects=built --testPathPatterns 'validation/(pages|links)'");
});

test.each(Object.entries(pages))(
	"%s is built, listed, found, and has a social picture",
	(path, heading) => {
		expect(site.read(`public${path}/index.html`)).toMatch(
			new RegExp(`<h1[^>]*>(<[^>]*>)*${heading}<`),
		);
		expect(site.read("public/sitemap-0.xml")).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
		expect(site.read("public/sitemap/index.html")).toMatch(new RegExp(`<main[^]*href="${path}"`));
		expect(site.read("public/search-index.json")).toMatch(
			new RegExp(`"href":"${path}","kind":"\\w+","title":"${heading}"`),
		);
		expect(existsSync(site.path(`public/social${path}.jpg`))).toBe(true);
	},
);

test("the form editor has its form, and the launch list names the copy", () => {
	const { getEditorConfig } = require(site.path("src/editor/config.ts"));
	expect(getEditorConfig("site").cms.collections).toContainEqual(
		expect.objectContaining({ folder: "content/season-guides" }),
	);
	const { tasks } = JSON.parse(run("npm run --silent check:launch -- --json || true"));
	const { places } = tasks.find(({ what }) => what === "sample medical reviews");
	expect(places).toContainEqual(
		expect.objectContaining({ file: "content/season-guides/long-summer.json" }),
	);
});

test("no other file has changed than the recipe says", () => {
	const named = new Set([
		".vscode/settings.json",
		"src/gatsby-types.d.ts",
		...edits.map(([file]) => file),
	]);
	expect(run("git diff --name-only").trim().split("\n")).toEqual([...named].sort());
});
