import { getEditorConfig } from "./config";

const { cms, formats } = getEditorConfig("elm-place");
const find = (name: string) => cms.collections?.find((collection) => collection.name === name);

test("pages that the site asks for by name can't be added or deleted; treatments can, and their form has the schema's fields in order", () => {
	expect(find("pages")).toMatchObject({ create: false, delete: false, duplicate: false });
	expect(find("services")).not.toHaveProperty("create");
	const names = Object.keys(formats.services?.schema.properties ?? {});
	expect(find("services")).toMatchObject({
		fields: names.map((name) => expect.objectContaining({ name })),
	});
});
