import { listEntries, type SitemapData } from "./sitemap";

const picture = (file: string, src?: string): SitemapData["allPicture"]["nodes"][number] => ({
	file,
	alt: `What ${file} shows`,
	image: {
		childImageSharp: src ? { gatsbyImageData: { layout: "constrained", width: 2400, height: 1600, images: { fallback: { src } } } } : null,
	},
});

const data: SitemapData = {
	allSitePage: { nodes: ["/services/facial", "/404", "/404.html", "/specials", "/offline", "/admin/media", "/", "/new-page"].map((path) => ({ path })) },
	allPicture: { nodes: [picture("facial.jpg", "/static/1/facial.jpg"), picture("window.jpg", "/static/2/window.jpg")] },
};
const sources = [
	{ path: "/", files: ["content/pages/home.json"], pictures: ["window.jpg", "facial.jpg"] },
	{ path: "/services/facial", files: ["content/services/facial.json"], pictures: ["facial.jpg"] },
	{ path: "/specials", files: ["content/pages/specials.json", "content/specials/spring.json"], pictures: [] },
];
const dates = new Map([
	["content/services/facial.json", "2026-02-03T15:00:00.000Z"],
	["content/pages/specials.json", "2026-01-02T15:00:00.000Z"],
	["content/specials/spring.json", "2026-03-04T15:00:00.000Z"],
]);
const entries = listEntries(data, sources, dates);
const find = (url: string) => entries.find((entry) => entry.url === url);

test("every page that was built is listed, by its path, except hidden ones", () => {
	expect(entries.map(({ url }) => url)).toEqual(["/", "/new-page", "/services/facial", "/specials"]);
});

test("a page has its own pictures, in their order", () => {
	expect(find("/")?.img).toEqual([
		{ url: "/static/2/window.jpg", caption: "What window.jpg shows" },
		{ url: "/static/1/facial.jpg", caption: "What facial.jpg shows" },
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
	for (const entry of listEntries(data, sources, new Map())) expect(entry).not.toHaveProperty("lastmod");
	const withoutSpring = new Map([...dates].filter(([file]) => file !== "content/specials/spring.json"));
	expect(listEntries(data, sources, withoutSpring).find(({ url }) => url === "/specials")).not.toHaveProperty("lastmod");
});
