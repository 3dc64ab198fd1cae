import type { Context } from "../node-model";
import { computed } from "./graphql";

/** The monogram of someone whose image has this entry in the catalog. */
const getMonogram = (entry: object): unknown => {
	const pictures = [
		{ file: "other.jpg", subject: "portrait ground: clay" },
		{ file: "dana.jpg", ...entry },
	];
	const context = { nodeModel: { findAll: async () => ({ entries: pictures }) } } as unknown as Context;
	return computed.fields.monogram?.resolve?.({ image: "dana.jpg", monogram: "DD" }, {}, context);
};

test.each([
	["a ground for initials", { subject: "portrait ground: paper" }, "DD"],
	["a photograph", { subject: "portrait", person: "staff" }, null],
	["a photograph in the place of a ground", { subject: "portrait ground: paper", person: "staff" }, null],
])("the initials of someone whose image is %s", async (_name, entry, monogram) => {
	expect(await getMonogram(entry)).toBe(monogram);
});
