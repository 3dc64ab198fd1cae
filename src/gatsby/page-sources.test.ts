import { sampleProject } from "../../tests/support/content-fixture";
import { loadContent } from "../content/load";
import { listPageSources } from "./page-sources";

const { root } = sampleProject();
const { content } = loadContent(root);
const sources = listPageSources(content);
const find = (path: string) => sources.find((source) => source.path === path);

test("every page has its own file and its own pictures", () => {
	expect(find("/services/facial")).toEqual({
		path: "/services/facial",
		files: ["content/services/facial.json"],
		pictures: ["facial.jpg", "cups.jpg", "window.jpg"],
	});
	expect(find("/")).toMatchObject({ files: ["content/pages/home.json"], pictures: ["window.jpg", "cups.jpg"] });
	expect(find("/privacy")).toEqual({ path: "/privacy", files: ["content/legal/privacy.json"], pictures: [] });
	expect(sources.map(({ path }) => path)).toEqual(expect.arrayContaining(["/team/dana-doctor", "/resources/winter", "/norman-spa"]));
});

test("a page that shows a collection whole is made from its entries, too", () => {
	expect(find("/specials")).toMatchObject({ files: ["content/pages/specials.json", "content/specials/spring.json"], pictures: ["window.jpg", "facial.jpg"] });
});
