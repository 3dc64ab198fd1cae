import { isPortraitGround, type ShownPicture } from "../../lib/business/consent";
import { findSupervisor, type LicensedPerson } from "../../lib/services/performers";
import { type ComputedFields, type Context, findAll, listNaming } from "../node-model";
import type { License, StateLicense } from "./license";
import { listStateLicenses } from "./schema";

/** gatsby-transformer-json calls an entry's `id` `jsonId`. */
interface TeamMemberNode extends LicensedPerson {
	readonly jsonId: number;
	readonly monogram: string;
	readonly image: string;
	readonly licenses: License[];
	readonly licenseNumbers?: Partial<Record<StateLicense, string | null>>;
}

export const findTeam = async (context: Context): Promise<TeamMemberNode[]> =>
	(await findAll<TeamMemberNode>(context, "TeamMember")).sort(
		(one, other) => one.jsonId - other.jsonId,
	);

interface PictureNode extends Pick<ShownPicture, "person"> {
	readonly file: string;
	readonly subject: string;
}

const monogram = async (
	{ image, monogram: initials }: TeamMemberNode,
	_args: unknown,
	context: Context,
): Promise<string | null> => {
	const picture = (await findAll<PictureNode>(context, "Picture")).find(
		({ file }) => file === image,
	);
	return picture && isPortraitGround(picture) ? initials : null;
};

export const computed: ComputedFields = {
	types: `
		"A license that a board of the State has issued, and where anyone can look it up."
		type License @dontInfer {
			name: String!
			board: Board!
			"Null until it's known."
			number: String
		}
		type Board @dontInfer { name: String!, lookup: String! }
	`,
	fields: {
		services: {
			type: "[Service!]!",
			description: "What this person performs.",
			resolve: listNaming("Service", "performers"),
		},
		licenses: { type: "[License!]!", resolve: listStateLicenses },
		certifiedLaserTechnician: {
			type: "Boolean!",
			description: "Has a laser technician's certificate, which isn't a license to treat.",
			resolve: ({ licenses }: TeamMemberNode) => licenses.includes("laser-technician"),
		},
		monogram: {
			type: "String",
			description: "The initials, if the image is a ground for them; null if it's a photograph.",
			resolve: monogram,
		},
		supervisor: {
			type: "TeamMember",
			description: "The physician who supervises; null for physicians and those without a license.",
			resolve: async (person: TeamMemberNode, _args, context) =>
				findSupervisor(person, await findTeam(context)),
		},
	},
};
