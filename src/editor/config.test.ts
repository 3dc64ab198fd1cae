import { getEditorConfig } from "./config";

const { cms, formats } = getEditorConfig("elm-place");
const find = (name: string) => cms.collections?.find((collection) => collection.name === name);

test("pages can't be added; treatments can, with the schema's fields", () => {
	expect(find("pages")).toMatchObject({ create: false, delete: false, duplicate: false });
	expect(find("services")).not.toHaveProperty("create");
	const names = Object.keys(formats.services?.schema.properties ?? {});
	expect(find("services")).toMatchObject({
		fields: names.map((name) => expect.objectContaining({ name })),
	});
});
