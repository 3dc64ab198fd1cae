import { sampleProject } from "../../tests/support/content-fixture";
import { loadContent } from "../content/load";
import { listSitemap } from "./sitemap";

const paths = ["/services/facial", "/404", "/404.html", "/specials", "/privacy", "/resources/winter", "/offline", "/admin/media", "/", "/new-page"];
const html =
	'<picture><source srcSet="/static/1/a/facial.avif 320w"/><img src="/static/1/b/facial.jpg" srcSet="/static/1/c/facial.jpg 320w"/></picture>' +
	'<img src="/static/2/b/window.jpg"/><img src="/static/3/b/laser.jpg"/>';
const { content } = loadContent(sampleProject().root);
const entries = listSitemap({ allSitePage: { nodes: paths.map((path) => ({ path })) } }, content, (path) => (path === "/" ? "" : html));
const find = (path: string) => entries.find((entry) => entry.path === path);

test("every page that was built is listed, by its path, except hidden ones", () => {
	expect(entries.map(({ path }) => path)).toEqual(["/", "/new-page", "/privacy", "/resources/winter", "/services/facial", "/specials"]);
});

test("a page has those of its own pictures, and of the entries that it lists, that it shows, with their alt texts", () => {
	const alt = (file: string) => content.media.find(({ value }) => value.file === file)?.value.alt;
	const facial = { url: "/static/1/b/facial.jpg", caption: alt("facial.jpg") };
	const window = { url: "/static/2/b/window.jpg", caption: alt("window.jpg") };
	expect(["/services/facial", "/specials", "/"].map((path) => find(path)?.img)).toEqual([[facial, window], [window, facial], []]);
});

test("a page's date is that of its review or of its last change, if its entry has one", () => {
	expect(find("/services/facial")).toHaveProperty("lastmod", content.services[0]?.value.review.date);
	expect(find("/resources/winter")).toHaveProperty("lastmod", content.resources[0]?.value.reviewed);
	expect(find("/privacy")).toHaveProperty("lastmod", content.legal[0]?.value.updated);
	expect(find("/specials")).not.toHaveProperty("lastmod");
});
