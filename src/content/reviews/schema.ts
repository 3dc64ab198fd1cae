import { z } from "zod";
import { factLine, integer, pastDay, reference, singleLine } from "../../schemas/field-types";
import { sample } from "../../schemas/shared-fields";

const abbreviatedName = singleLine(
	60,
	/^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]* ){1,3}[\p{Lu}\p{Lo}]\p{M}*\.$/u,
	"a first name and the initial of the last name, such as Dana W.",
)
	.refine(
		(name) => !/\p{Lu}{2}/u.test(name),
		"a name in small letters after its first one, such as Dana W.",
	)
	.meta({ person: true });

export const review = z.strictObject({
	id: integer(1).meta({
		title: "Number",
		description: "Each number once; a new review takes the next one.",
	}),
	name: abbreviatedName.describe("The client's first name and initial, such as Dana W."),
	review: factLine(600)
		.min(60)
		.describe("What the client wrote, word for word, 60 to 600 characters."),
	rating: integer(1, 5).describe(
		"The stars that the client gave, 1 to 5. The average is computed from them.",
	),
	date: pastDay.describe("The day the client wrote it, written YYYY-MM-DD."),
	service: reference("services")
		.optional()
		.describe("The service it's about, by its slug, if the client named one."),
	authorization: singleLine(60)
		.meta({ text: undefined, internal: true })
		.optional()
		.describe(
			"The file number of the client's signed authorization (45 CFR 164.508). A review that isn't a sample needs one.",
		),
	sample,
});

export type Review = z.infer<typeof review>;
