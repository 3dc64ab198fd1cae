import { isHashed } from "./caching";

test.each([
	["/app-0c0ce2d356e9cd780b8b.js", true],
	["/styles.c1c9bf33d40c29b0a3fa.css", true],
	["/static/03ca8bdec45f2e7b6579b7874dc926a5/5110b/stones.avif", true],
	["/static/figtree-latin-wght-normal-c134f287dcb8afe5becbee621aad02bb.woff2", true],
	["/sw.js", false],
	["/page-data/sq/d/1234567890.json", false],
	["/static/x.json", false],
])("%s never changes: %s", (path, hashed) => expect(isHashed(path)).toBe(hashed));
