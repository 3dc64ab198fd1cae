import { sampleContent } from "../../../tests/support/sample-content";
import { type CollectionName, collections } from "../collections";
import type { RawContent } from "../load";
import { createEditorSchema, type EditorSchema, listChoices } from "./editor-schemas";

const raw = Object.fromEntries(
	Object.entries(sampleContent).map(([name, entries]) => [name, [...entries]]),
) as RawContent;
const getField = (
	collection: CollectionName,
	field: string,
	content: RawContent = raw,
): EditorSchema => {
	const schema = createEditorSchema(collections[collection], listChoices(content));
	return Object(Object(schema.items ?? schema).properties[field]);
};

test("a reference and a picture are choices of what there is", () => {
	const faces = {
		type: "string",
		enum: ["faces", "light"],
		enumDescriptions: ["Faces", "Light & Warmth"],
	};
	expect(getField("services", "category")).toEqual({ ...faces, description: expect.any(String) });
	expect(getField("specials", "image").enum).toEqual(sampleContent.media.map(({ file }) => file));
});

test("an entry that's wrong can be chosen; without any, any slug will do", () => {
	const broken = {
		...raw,
		categories: [{ slug: "hands" }, { title: "No slug" }, "not even an object", null],
	};
	expect(getField("services", "category", broken)).toMatchObject({
		enum: ["hands"],
		enumDescriptions: [""],
	});
	expect(getField("services", "category", { ...raw, categories: [] })).toMatchObject({
		pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
		patternErrorMessage: "Expected: lowercase words joined by hyphens, such as chemical-peels.",
	});
});
