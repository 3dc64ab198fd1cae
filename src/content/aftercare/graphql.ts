import { required } from "../../lib/required";
import { getAftercareTitle, groupWarnings, type Warning } from "../../lib/services/aftercare";
import { fillPlaceholders } from "../../lib/text/markup";
import { type ComputedFields, type Context, findAll, findFacts } from "../node-model";

interface Slugged {
	readonly slug: string;
}

const serviceOf = async ({ slug }: Slugged, context: Context) => {
	const services = await findAll<Slugged & { readonly title: string; readonly image: string }>(context, "Service");
	return required(
		services.find((service) => service.slug === slug),
		`content/services/${slug}.json`,
	);
};
const titleOf = async (source: Slugged, _args: unknown, context: Context): Promise<string> => getAftercareTitle((await serviceOf(source, context)).title);
const imageOf = async (source: Slugged, _args: unknown, context: Context) => {
	const { image } = await serviceOf(source, context);
	return (await findAll<{ readonly file: string }>(context, "Picture")).find(({ file }) => file === image);
};

const helpOf = async ({ warnings }: { readonly warnings: readonly Warning[] }, _args: unknown, context: Context) => {
	const facts = await findFacts(context);
	return groupWarnings(warnings).map(({ level, statement, signs }) => ({
		level,
		instruction: statement && required(facts[statement], `The statement ${statement} in content/statements.json`),
		signs: signs.map((sign) => fillPlaceholders(sign, facts)),
	}));
};

export const computed: ComputedFields = {
	types: `
		"Signs of one level, and what to do about them all besides what the level says."
		type AftercareHelp @dontInfer { level: String!, instruction: String, signs: [String!]! }
	`,
	fields: {
		title: { type: "String!", resolve: titleOf },
		service: { type: "Service!", extensions: { link: { by: "slug", from: "slug" } } },
		help: { type: "[AftercareHelp!]!", description: "When to get help, the most urgent first.", resolve: helpOf },
		image: { type: "Picture!", description: "The service's.", resolve: imageOf },
	},
};
