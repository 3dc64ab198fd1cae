import type { Context } from "../shared/node-model";
import { computed } from "./graphql";

test.each([
	["a ground for initials", undefined, "DD"],
	["a photograph in the place of a ground", "staff", null],
])("the initials of someone whose image is %s", async (_name, person, monogram) => {
	const entries = [{ file: "dana.jpg", subject: "portrait ground: paper", person }];
	const context = { nodeModel: { findAll: async () => ({ entries }) } } as unknown as Context;
	expect(
		await computed.fields.monogram?.resolve?.({ image: "dana.jpg", monogram: "DD" }, {}, context),
	).toBe(monogram);
});
