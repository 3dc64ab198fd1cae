import { pageCollections } from "../../content/collections";
import { required } from "../../lib/required";
import { nameWithCredentials } from "../../lib/text/words";

export interface PageWithPicture {
	readonly path: string;
	readonly title: string;
	readonly detail?: string;
	/** A person's initials, set over a picture that's only a ground for them. */
	readonly monogram?: string | null;
	readonly picture: { readonly file: string; readonly isPortrait: boolean };
}

interface Picture {
	readonly image: { readonly absolutePath: string };
}

interface Entries {
	readonly nodes: readonly (Omit<PageWithPicture, "picture"> & {
		readonly credentials?: string;
		readonly image?: Picture | null;
	})[];
}

export interface SocialPicturesQuery {
	readonly pages: { readonly nodes: readonly { readonly path: string }[] };
	readonly common: Picture | null;
	readonly [collection: `all${string}`]: Entries;
}

const commonPicture = "hero-stones-dusk.jpg";

const queryEntries = ({
	page: { title, detail },
	collection: { type, schema, computed },
}: (typeof pageCollections)[number]) => {
	const has = (field: string): boolean =>
		Object.hasOwn({ ...schema.shape, ...computed?.fields }, field);
	const own = ["credentials", "monogram"].filter(has);
	const fields = [
		`title: ${title}`,
		detail ? `detail: ${detail}` : "",
		...own,
		has("image") ? picture : "",
	];
	return `all${type} { nodes { path ${fields.join(" ")} } }`;
};
const picture = "image { image { absolutePath } }";

/** Without the shell of gatsby-plugin-offline, which visitors never see. */
export const socialPicturesQuery = `
	query SocialPictures {
		pages: allSitePage(filter: { pluginCreator: { name: { ne: "gatsby-plugin-offline" } } }) { nodes { path } }
		common: picture(file: { eq: "${commonPicture}" }) { image { absolutePath } }
		allPage { nodes { path title: heading ${picture} } }
		${pageCollections.map(queryEntries).join("\n")}
	}
`;

/**
 * Gatsby's copy `/404.html` looks as `/404` does.
 * @throws Error if a page has no entry, or if the common picture is missing
 */
export const findPages = ({ pages, common, ...all }: SocialPicturesQuery): PageWithPicture[] => {
	const entries = new Map(
		Object.values<Entries>(all).flatMap(({ nodes }) =>
			nodes.map((entry) => [entry.path, entry] as const),
		),
	);
	return pages.nodes.map(({ path }) => {
		const {
			image,
			title: name,
			credentials,
			...entry
		} = required(
			entries.get(path.replace(/\.html$/, "")),
			`The title of ${path} for its social picture`,
		);
		const { absolutePath } = required(image ?? common, `content/media/${commonPicture}`).image;
		return {
			...entry,
			path,
			title: nameWithCredentials({ name, credentials }),
			picture: { file: absolutePath, isPortrait: Object.hasOwn(entry, "monogram") },
		};
	});
};
