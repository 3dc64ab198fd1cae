import { withFolder } from "../../tests/support/folder";
import { measureMedia } from "./media-weights";

const { at, write } = withFolder();

/** A version of a picture, as a srcset names it. */
const writeVersion = (width: number, ending: string, bytes: number): string => {
	const path = `static/a/${width}/stones.${ending}`;
	write(path, "x".repeat(bytes));
	return `/${path} ${width}w`;
};

test("the bytes of each version that pages name are listed by format, each once; others don't count", () => {
	const small = writeVersion(320, "jpg", 9000);
	writeVersion(480, "jpg", 1);
	const images = [small, writeVersion(1200, "jpg", 60_000), writeVersion(320, "avif", 5000), "/static/a/gone/stones.jpg 640w"];
	write("page-data/about/page-data.json", JSON.stringify({ images: images.map((srcSet) => ({ srcSet })) }));
	write("page-data/sq/d/123.json", JSON.stringify({ srcSet: small }));
	expect(measureMedia(at(), ["stones.jpg", "elm.jpg"])).toEqual({ "stones.jpg": { jpg: [9000, 60_000], avif: [5000] }, "elm.jpg": {} });
});
