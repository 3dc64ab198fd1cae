import { rmSync } from "node:fs";
import { withFolder } from "../../tests/support/folder";
import { measureMedia } from "./media-weights";

const { at, write } = withFolder();

/** Files of some bytes, named in a srcset with their widths. */
const writeSet = (digest: string, ending: string, sizes: readonly (readonly [width: number, bytes: number])[]): string =>
	sizes
		.map(([width, bytes]) => {
			const path = `static/${digest}/${width}${ending}/stones.${ending}`;
			write(path, "x".repeat(bytes));
			return `/${path} ${width}w`;
		})
		.join(",\n");
const writePage = (srcSets: readonly string[]): void =>
	write("page-data/about/page-data.json", JSON.stringify({ images: srcSets.map((srcSet) => ({ srcSet })) }));

test("the bytes of each version that pages name are listed by format, each once", () => {
	const small = writeSet("a", "jpg", [[320, 9000]]);
	writePage([small, writeSet("a", "jpg", [[1200, 60_000]]), writeSet("a", "avif", [[320, 5000]])]);
	write("page-data/sq/d/123.json", JSON.stringify({ srcSet: small }));
	expect(measureMedia(at(), ["stones.jpg", "elm.jpg"])).toEqual({ "stones.jpg": { jpg: [9000, 60_000], avif: [5000] }, "elm.jpg": {} });
});

test("files that no page names anymore don't count, nor do those that a page names but that aren't there", () => {
	writeSet("old", "jpg", [[480, 1]]);
	writePage([
		writeSet("a", "avif", [[320, 5000]]),
		writeSet("a", "jpg", [
			[320, 9000],
			[1200, 60_000],
		]),
	]);
	rmSync(at("static/a/320jpg"), { recursive: true });
	expect(measureMedia(at(), ["stones.jpg"])).toEqual({ "stones.jpg": { avif: [5000], jpg: [60_000] } });
});
