import { listSitemap, type SitemapContent } from "./sitemap";

const built = {
	allSitePage: { nodes: ["/services/facial", "/404", "/404.html", "/specials", "/offline", "/admin/media", "/", "/new-page"].map((path) => ({ path })) },
};
const content: SitemapContent = {
	sources: [
		{ path: "/", files: ["content/pages/home.json"], pictures: ["window.jpg", "facial.jpg", "cups.jpg"] },
		{ path: "/services/facial", files: ["content/services/facial.json"], pictures: ["facial.jpg"] },
		{ path: "/specials", files: ["content/pages/specials.json", "content/specials/spring.json"], pictures: [] },
	],
	dates: new Map([
		["content/services/facial.json", "2026-02-03T15:00:00.000Z"],
		["content/pages/specials.json", "2026-01-02T15:00:00.000Z"],
		["content/specials/spring.json", "2026-03-04T15:00:00.000Z"],
	]),
	alts: new Map(["window", "facial", "cups"].map((name) => [`${name}.jpg`, `The ${name}`])),
};
const html =
	'<picture><source srcSet="/static/1/a/facial.avif 320w"/><img src="/static/1/b/facial.jpg" srcSet="/static/1/c/facial.jpg 320w"/></picture>' +
	'<img src="/static/2/b/window.jpg"/><img src="/static/3/b/laser.jpg"/>';
const entries = listSitemap(built, content, (path) => (path === "/specials" ? "" : html));
const find = (path: string) => entries.find((entry) => entry.path === path);

test("every page that was built is listed, by its path, except hidden ones", () => {
	expect(entries.map(({ path }) => path)).toEqual(["/", "/new-page", "/services/facial", "/specials"]);
});

test("a page has those of its own pictures that it shows, at the addresses on the page, with their alt texts", () => {
	expect(find("/")?.img).toEqual([
		{ url: "/static/2/b/window.jpg", caption: "The window" },
		{ url: "/static/1/b/facial.jpg", caption: "The facial" },
	]);
	expect(find("/new-page")?.img).toEqual([]);
});

test("a page's date is that of its file that was changed last", () => {
	expect(find("/services/facial")?.lastmod).toBe("2026-02-03T15:00:00.000Z");
	expect(find("/specials")?.lastmod).toBe("2026-03-04T15:00:00.000Z");
});

test("a page has no date if one of its files was never committed, or if nothing is known", () => {
	expect(find("/")).not.toHaveProperty("lastmod");
	expect(find("/new-page")).not.toHaveProperty("lastmod");
	for (const entry of listSitemap(built, { ...content, dates: new Map() }, () => "")) expect(entry).not.toHaveProperty("lastmod");
	const dates = new Map([...content.dates].filter(([file]) => file !== "content/specials/spring.json"));
	expect(listSitemap(built, { ...content, dates }, () => "").find(({ path }) => path === "/specials")).not.toHaveProperty("lastmod");
});
