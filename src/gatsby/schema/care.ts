import type { CreateSchemaCustomizationArgs } from "gatsby";
import qrcode from "qrcode-generator";
import { getAftercareTitle } from "../../lib/catalog/aftercare";
import { formatDays, type Range } from "../../lib/catalog/format-course";
import { byWait, describeWait, type Wait } from "../../lib/catalog/waits";
import { required } from "../../lib/pages/blocks";
import { siteUrl } from "../site";
import { type Context, findAll } from "./node-model";

interface Slugged {
	readonly slug: string;
}
type Args = Readonly<Record<string, never>>;

const serviceOf = async ({ slug }: Slugged, context: Context) => {
	const services = await findAll<Slugged & { readonly title: string; readonly image: string }>(context, "Service");
	return required(
		services.find((service) => service.slug === slug),
		`content/services/${slug}.json`,
	);
};
const titleOf = async (source: Slugged, _args: Args, context: Context): Promise<string> => getAftercareTitle((await serviceOf(source, context)).title);
const imageOf = async (source: Slugged, _args: Args, context: Context) => {
	const { image } = await serviceOf(source, context);
	return (await findAll<{ readonly file: string }>(context, "Picture")).find(({ file }) => file === image);
};

const guidePathOf = async ({ slug }: Slugged, _args: Args, context: Context): Promise<string | undefined> => {
	const guides = await findAll<Slugged & { readonly concerns: readonly string[] }>(context, "ConcernGuide");
	const guide = guides.find(({ concerns }) => concerns[0] === slug);
	return guide && `/concerns/${guide.slug}`;
};

const sentenceOf = async (wait: Wait, _args: Args, context: Context): Promise<string> => {
	const services = await findAll<Slugged & { readonly title: string }>(context, "Service");
	return describeWait(wait, (slug) => services.find((service) => service.slug === slug)?.title);
};
const waitsOf = async ({ slug }: Slugged, _args: Args, context: Context): Promise<Wait[]> =>
	(await findAll<Wait>(context, "Wait")).filter(({ after, before }) => [after, before].includes(slug)).sort(byWait);

/** Modules of white around the code; the paper has the rest. */
const margin = 2;

/** A text as a QR code, which stays readable if 15% of it is lost: the path of an SVG, a stroke along each run of dark modules. */
export const drawQrCode = (text: string): { readonly size: number; readonly path: string } => {
	const code = qrcode(0, "M");
	code.addData(text);
	code.make();
	const count = code.getModuleCount();
	const rows = Array.from({ length: count }, (_, row) => Array.from({ length: count }, (_each, column) => (code.isDark(row, column) ? "1" : "0")).join(""));
	const drawRow = (row: string): string => row.replaceAll(/0+|1+/g, (run) => (run.startsWith("1") ? `h${run.length}` : `m${run.length} 0`));
	return { size: count + 2 * margin, path: rows.map((row, y) => `M${margin} ${y + margin}.5${drawRow(row)}`).join("") };
};

/** A service's fields about aftercare, events and waiting times. */
export const careFields = {
	aftercarePath: { type: "String!", description: "The address of its aftercare page.", extensions: { pathBelow: { folder: "/aftercare" } } },
	aftercareQr: {
		type: "QrCode!",
		description: "That page's address as a QR code.",
		resolve: ({ slug }: Slugged) => drawQrCode(`${siteUrl}/aftercare/${slug}`),
	},
	eventLead: {
		type: "String",
		description: 'How long before an event its last visit should be: "2 to 4 weeks". Null for care that nobody plans around an event.',
		resolve: ({ course }: { course: { readonly eventLeadDays: Range | null } }) => course.eventLeadDays && formatDays(course.eventLeadDays),
	},
	waits: { type: "[Wait!]!", description: "Waiting times between it and something else, in either order.", resolve: waitsOf },
};

/** What concerns, aftercare and waiting times have besides their fields. */
export const createCareTypes = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
	actions.createTypes([
		`
		"The dark modules as the path of an SVG, to be stroked; the size is its height and width in modules."
		type QrCode @dontInfer { size: Int!, path: String! }
		`,
		schema.buildObjectType({
			name: "Concern",
			interfaces: ["Node"],
			extensions: { infer: false },
			fields: {
				guidePath: { type: "String", description: "The guide that's mainly about it, if there's one.", resolve: guidePathOf },
			},
		}),
		schema.buildObjectType({
			name: "Aftercare",
			interfaces: ["Node"],
			extensions: { infer: false },
			fields: {
				title: { type: "String!", resolve: titleOf },
				service: { type: "Service!", extensions: { link: { by: "slug", from: "slug" } } },
				image: { type: "Picture!", description: "The service's.", resolve: imageOf },
			},
		}),
		schema.buildObjectType({
			name: "Wait",
			interfaces: ["Node"],
			extensions: { infer: false },
			fields: {
				sentence: { type: "String!", description: "The wait and its reason, as every page says it.", resolve: sentenceOf },
			},
		}),
	]);
};
