import { sampleProject } from "../../tests/support/content-fixture";
import { loadContent } from "../content/load";
import { listSitemap } from "./sitemap";

const paths = [
	"/services/facial",
	"/404",
	"/specials",
	"/privacy",
	"/resources/winter",
	"/admin/media",
];
const html =
	'<img src="/static/1/b/facial.jpg" srcSet="/static/1/c/facial.jpg 320w"/><img src="/static/3/b/laser.jpg"/>';

test("each public page has its last change, and its pictures", () => {
	const { content } = loadContent(sampleProject().root);
	const img = [
		{
			url: "/static/1/b/facial.jpg",
			caption: content.media.find(({ value }) => value.file === "facial.jpg")?.value.alt,
		},
	];
	expect(
		listSitemap({ allSitePage: { nodes: paths.map((path) => ({ path })) } }, content, () => html),
	).toEqual([
		{ path: "/privacy", lastmod: content.legal[0]?.value.updated, img: [] },
		{ path: "/resources/winter", lastmod: content.resources[0]?.value.reviewed, img: [] },
		{ path: "/services/facial", lastmod: content.services[0]?.value.review.date, img },
		{ path: "/specials", img },
	]);
});
