import { required } from "../../lib/pages/blocks";

/** A page of the built site and what its social picture shows. */
export interface PageWithPicture {
	readonly path: string;
	readonly title: string;
	/** A smaller line below the title: what a person does. */
	readonly detail?: string;
	/** A person's initials, set over the picture if that's only a ground for them. */
	readonly monogram?: string | null;
	/** Its file as a full path, and whether it's a person's, of which the arch has to show the face. */
	readonly picture: { readonly file: string; readonly isPortrait: boolean };
}

interface Picture {
	readonly image: { readonly absolutePath: string };
}

interface Entries {
	readonly nodes: readonly (Omit<PageWithPicture, "picture"> & { readonly image?: Picture | null })[];
}

type Family = "fixedPages" | "services" | "aftercare" | "concernGuides" | "people" | "resources" | "legalPages" | "landingPages";

export interface SocialPicturesQuery extends Readonly<Record<Family, Entries>> {
	readonly pages: { readonly nodes: readonly { readonly path: string }[] };
	readonly common: Picture | null;
}

const commonPicture = "hero-stones-dusk.jpg";

/** Every page of the site but the shell of gatsby-plugin-offline, which nobody sees; and the titles and pictures of what has pages. */
export const socialPicturesQuery = `
	query SocialPictures {
		pages: allSitePage(filter: { pluginCreator: { name: { ne: "gatsby-plugin-offline" } } }) { nodes { path } }
		common: picture(file: { eq: "${commonPicture}" }) { ...SocialPictureFile }
		fixedPages: allPage { nodes { path title: heading image { ...SocialPictureFile } } }
		services: allService { nodes { path title image { ...SocialPictureFile } } }
		aftercare: allAftercare { nodes { path title image { ...SocialPictureFile } } }
		concernGuides: allConcernGuide { nodes { path title image { ...SocialPictureFile } } }
		people: allTeamMember { nodes { path title: name detail: role monogram image { ...SocialPictureFile } } }
		resources: allResource { nodes { path title image { ...SocialPictureFile } } }
		legalPages: allLegalPage { nodes { path title } }
		landingPages: allLandingPage { nodes { path title: heading image { ...SocialPictureFile } } }
	}
	fragment SocialPictureFile on Picture { image { absolutePath } }
`;

/** `/404.html`, a copy that Gatsby makes, has the title and picture of `/404`. @throws Error if a page has no entry, or if the common picture is missing */
export const findPages = ({ pages, common, ...families }: SocialPicturesQuery): PageWithPicture[] => {
	const entries = new Map(Object.values(families).flatMap(({ nodes }: Entries) => nodes.map((entry) => [entry.path, entry] as const)));
	return pages.nodes.map(({ path }) => {
		const { image, ...entry } = required(entries.get(path.replace(/\.html$/, "")), `The title of ${path} for its social picture`);
		const { absolutePath } = required(image ?? common, `content/media/${commonPicture}`).image;
		return { ...entry, path, picture: { file: absolutePath, isPortrait: families.people.nodes.some((person) => person.path === path) } };
	});
};
