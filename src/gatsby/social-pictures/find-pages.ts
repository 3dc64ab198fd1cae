/** A page of the built site and what its social picture shows. */
export interface PageWithPicture {
	/** The page's path: "/services/hydrafacial". */
	readonly path: string;
	readonly title: string;
	/** A smaller line below the title: what a person does. */
	readonly detail?: string;
	/** A person's initials, set over the picture if that's only a ground for them; null or missing otherwise. */
	readonly monogram?: string | null;
	readonly picture: PictureFile;
}

/** A picture's file, as a full path, and the digest of its content. */
export interface PictureFile {
	readonly file: string;
	readonly digest: string;
	/** True for a person's picture, of which the arch has to show the face. */
	readonly isPortrait?: boolean;
}

interface Picture {
	readonly image: { readonly absolutePath: string; readonly internal: { readonly contentDigest: string } };
}

/** An entry of content/ that has a page of its own. */
interface Entry extends Omit<PageWithPicture, "picture"> {
	readonly image?: Picture | null;
}

interface Entries {
	readonly nodes: readonly Entry[];
}

export interface SocialPicturesQuery {
	readonly pages: { readonly nodes: readonly { readonly path: string }[] };
	readonly common: Picture | null;
	readonly fixedPages: Entries;
	readonly services: Entries;
	readonly people: Entries;
	readonly resources: Entries;
	readonly legalPages: Entries;
	readonly landingPages: Entries;
}

/** The picture of pages that have none of their own. */
const commonPicture = "hero-stones-dusk.jpg";

/** Every page of the site but the shell of gatsby-plugin-offline, which nobody sees; and the titles and pictures of what has pages. */
export const query = `
	query SocialPictures {
		pages: allSitePage(filter: { pluginCreator: { name: { ne: "gatsby-plugin-offline" } } }) { nodes { path } }
		common: picture(file: { eq: "${commonPicture}" }) { ...SocialPictureFile }
		fixedPages: allPage { nodes { path title: heading image { ...SocialPictureFile } } }
		services: allService { nodes { path title image { ...SocialPictureFile } } }
		people: allTeamMember { nodes { path title: name detail: role monogram image { ...SocialPictureFile } } }
		resources: allResource { nodes { path title image { ...SocialPictureFile } } }
		legalPages: allLegalPage { nodes { path title } }
		landingPages: allLandingPage { nodes { path title: heading image { ...SocialPictureFile } } }
	}
	fragment SocialPictureFile on Picture { image { absolutePath internal { contentDigest } } }
`;

/**
 * Every page with its title and picture. `/404.html`, a copy that Gatsby makes, has those of `/404`.
 * @throws Error if a page has no entry in content/, or if the common picture is missing
 */
export const findPages = ({ pages, common, ...families }: SocialPicturesQuery): PageWithPicture[] => {
	const entries = new Map(Object.values(families).flatMap(({ nodes }: Entries) => nodes.map((entry) => [entry.path, entry] as const)));
	return pages.nodes.map(({ path }) => {
		const entry = entries.get(path.replace(/\.html$/, ""));
		if (!entry)
			throw new Error(
				`${path} → no title for its social picture\n  expected: an entry of content/ with this path\n  remedy:   add content/pages/<key>.json, or if it's a new family of pages, query it in src/gatsby/social-pictures/find-pages.ts`,
			);
		const picture = entry.image ?? common;
		if (!picture)
			throw new Error(
				`${path} → no picture for its social picture\n  expected: an image of its own, or content/media/${commonPicture} with its line in catalog.json\n  remedy:   restore it, or name another one in src/gatsby/social-pictures/find-pages.ts`,
			);
		const { title, detail, monogram } = entry;
		const { absolutePath, internal } = picture.image;
		const isPortrait = families.people.nodes.includes(entry);
		return { path, title, detail, monogram, picture: { file: absolutePath, digest: internal.contentDigest, ...(isPortrait && { isPortrait }) } };
	});
};
