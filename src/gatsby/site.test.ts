import { getTypeName } from "./site";

test.each([
	["site.json", "Business"],
	["services/sculptra.json", "Service"],
	["landing-pages/tulsa-med-spa.json", "LandingPage"],
	["reviews.json", "Review"],
	["media/catalog.json", "Picture"],
])("content/%s makes nodes of the type %s", (file, type) => {
	expect(getTypeName({ node: { relativePath: file } })).toBe(type);
});

test.each(["services/skin/sculptra.json", "media/other.json", "offers.json"])("content/%s belongs to no collection: the build stops and says so", (file) => {
	expect(() => getTypeName({ node: { relativePath: file } })).toThrow(
		`content/${file} belongs to no collection. Expected a path listed in src/content/collections.ts. Move the file, or add its collection there.`,
	);
});
