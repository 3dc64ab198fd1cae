import { getTypeName } from "./type-name";

const nodeOf = (relativePath: string) => ({ node: { relativePath, relativeDirectory: relativePath.split("/").slice(0, -1).join("/") } });

test.each([
	["site.json", "Business"],
	["services/sculptra.json", "Service"],
	["landing-pages/tulsa-med-spa.json", "LandingPage"],
	["reviews.json", "Review"],
	["media/catalog.json", "Picture"],
])("content/%s makes nodes of the type %s", (file, type) => {
	expect(getTypeName(nodeOf(file))).toBe(type);
});

test.each(["services/skin/sculptra.json", "media/other.json", "offers.json"])("content/%s belongs to no kind: the build stops and says so", (file) => {
	expect(() => getTypeName(nodeOf(file))).toThrow(
		`content/${file} belongs to no content kind. Expected a path listed in src/content/collections.ts. Move the file, or add its kind there.`,
	);
});
