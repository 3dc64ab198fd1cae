import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { measureMedia } from "./media-weights";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "media-weights-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string): void => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), content);
};

/** Files of some bytes, named in a srcset with their widths. */
const writeSet = (digest: string, ending: string, sizes: readonly (readonly [width: number, bytes: number])[]): string =>
	sizes
		.map(([width, bytes]) => {
			const path = `static/${digest}/${width}${ending}/stones.${ending}`;
			write(path, "x".repeat(bytes));
			return `/${path} ${width}w`;
		})
		.join(",\n");

const whole = () => ({
	width: 1200,
	height: 800,
	images: {
		fallback: {
			srcSet: writeSet("a", "jpg", [
				[320, 9000],
				[1200, 60_000],
			]),
		},
		sources: [
			{
				srcSet: writeSet("a", "avif", [
					[320, 5000],
					[1200, 30_000],
				]),
			},
		],
	},
});
const cropped = () => ({ width: 640, height: 800, images: { fallback: { srcSet: writeSet("b", "jpg", [[320, 11_000]]) }, sources: [] } });

test("each version that pages name is listed with its size and bytes, a crop apart from the whole", () => {
	write("page-data/about/page-data.json", JSON.stringify({ result: { data: { page: { image: { gatsbyImageData: whole() } } } } }));
	write("page-data/sq/d/123.json", JSON.stringify({ data: { pictures: [{ gatsbyImageData: cropped() }, { gatsbyImageData: whole() }] } }));
	expect(measureMedia(folder, ["stones.jpg"])).toEqual({
		"stones.jpg": [
			{ width: 320, height: 213, bytes: { jpg: 9000, avif: 5000 } },
			{ width: 320, height: 400, bytes: { jpg: 11_000 } },
			{ width: 1200, height: 800, bytes: { jpg: 60_000, avif: 30_000 } },
		],
	});
});

test("files that no page names anymore don't count, nor do those that a page names but that aren't there", () => {
	const image = whole();
	writeSet("old", "jpg", [[480, 1]]);
	rmSync(join(folder, "static/a/320jpg"), { recursive: true });
	write("page-data/index/page-data.json", JSON.stringify({ image }));
	expect(measureMedia(folder, ["stones.jpg", "elm.jpg"])).toEqual({
		"stones.jpg": [
			{ width: 320, height: 213, bytes: { avif: 5000 } },
			{ width: 1200, height: 800, bytes: { jpg: 60_000, avif: 30_000 } },
		],
		"elm.jpg": [],
	});
});
