import { getTypeName } from "./site";

test.each([
	["site.json", "Business"],
	["services/sculptra.json", "Service"],
	["media/catalog.json", "Picture"],
])("content/%s makes nodes of the type %s", (file, type) => {
	expect(getTypeName({ node: { relativePath: file } })).toBe(type);
});

test("a file of no collection stops the build", () => {
	expect(() => getTypeName({ node: { relativePath: "services/skin/sculptra.json" } })).toThrow("content/services/skin/sculptra.json belongs to no collection");
});
