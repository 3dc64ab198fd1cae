import { isHashed } from "./caching";

test.each([
	"/app-0c0ce2d356e9cd780b8b.js",
	"/component---src-pages-about-tsx-989f81f7eecfe308cdb0.js",
	"/styles.c1c9bf33d40c29b0a3fa.css",
	"/static/03ca8bdec45f2e7b6579b7874dc926a5/5110b/stones.avif",
	"/static/figtree-latin-wght-normal-c134f287dcb8afe5becbee621aad02bb.woff2",
])("%s never changes", (path) => expect(isHashed(path)).toBe(true));

test.each([
	"/sw.js",
	"/",
	"/about",
	"/page-data/about/page-data.json",
	"/page-data/sq/d/1234567890.json",
	"/social/services/hydrafacial.jpg",
	"/static/x.json",
])("%s is revalidated", (path) => expect(isHashed(path)).toBe(false));
