import { sampleContent } from "../../../tests/support/sample-content";
import { type CollectionName, collections } from "../collections";
import type { RawContent } from "../load";
import { createEditorSchema, type EditorSchema, listChoices } from "./editor-schemas";

const raw = Object.fromEntries(Object.entries(sampleContent).map(([name, entries]) => [name, [...entries]])) as RawContent;
const getField = (collection: CollectionName, field: string, content: RawContent = raw): EditorSchema => {
	const schema = createEditorSchema(collections[collection], listChoices(content));
	return Object(Object(schema.items ?? schema).properties[field]);
};

test("a reference is a choice of the entries there are, each with its title", () => {
	expect(getField("services", "category")).toEqual({
		type: "string",
		enum: ["faces", "light"],
		enumDescriptions: ["Faces", "Light & Warmth"],
		description: "The category that it belongs to: a slug of content/categories.json.",
	});
	expect(getField("services", "performers").items).toMatchObject({ enum: expect.arrayContaining(["dana-doctor"]) });
	expect(getField("reviews", "service")).toMatchObject({ enum: expect.arrayContaining(["facial"]), enumDescriptions: expect.arrayContaining(["Facial"]) });
});

test("a picture is a choice of the catalog's files, each with what it shows", () => {
	const { file, alt } = sampleContent.media[0] ?? { file: "", alt: "" };
	const { enum: files = [], enumDescriptions } = getField("specials", "image");
	expect(Object(enumDescriptions)[files.indexOf(file)]).toBe(alt);
});

test("an entry that is wrong in other ways can still be chosen; one without a slug can't", () => {
	const broken = { ...raw, categories: [{ slug: "hands" }, { title: "No slug" }, "not even an object", null] };
	expect(getField("services", "category", broken)).toMatchObject({ enum: ["hands"], enumDescriptions: [""] });
});

test("while the other file can't be read, any slug of the right form will do", () => {
	expect(getField("services", "category", { ...raw, categories: [] })).toEqual({
		type: "string",
		pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
		patternErrorMessage: "Expected: lowercase words joined by hyphens, such as chemical-peels.",
		description: "The category that it belongs to: a slug of content/categories.json.",
	});
});

test("limits, forms and defaults are those of the checks", () => {
	expect(getField("services", "shortDescription")).toMatchObject({ type: "string", minLength: 60, maxLength: 150 });
	expect(getField("services", "faqs")).toMatchObject({ type: "array", minItems: 5, maxItems: 9 });
	expect(getField("services", "notices")).toMatchObject({ default: [], maxItems: 3 });
	expect(getField("careers", "employment")).toMatchObject({ patternErrorMessage: "Expected: Full time or Part time at the beginning." });
	expect(createEditorSchema(collections.specials, listChoices(raw))).toMatchObject({
		additionalProperties: false,
		required: expect.arrayContaining(["slug", "title"]),
		properties: { sample: { default: false } },
	});
	expect(createEditorSchema(collections.specials, listChoices(raw)).required).not.toContain("sample");
});

test("a file that is a list has the schema of a list", () => {
	expect(createEditorSchema(collections.faqs, listChoices(raw))).toMatchObject({ title: "content/faqs.json", type: "array", items: { type: "object" } });
});
