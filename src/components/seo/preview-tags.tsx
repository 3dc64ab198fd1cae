import { socialPictureSize } from "../../lib/content/social-picture";

export interface PreviewTagsProps {
	siteName: string;
	title: string;
	description: string;
	url: string;
	/** The address of the page's social picture, and what it shows. */
	picture: string;
	pictureAlt: string;
	type: "website" | "article";
}

/** What networks and messengers show of a page that somebody shares: Open Graph, and X's card. */
export const PreviewTags = ({ siteName, title, description, url, picture, pictureAlt, type }: PreviewTagsProps) => (
	<>
		<meta property="og:type" content={type} />
		<meta property="og:site_name" content={siteName} />
		<meta property="og:locale" content="en_US" />
		<meta property="og:title" content={title} />
		<meta property="og:description" content={description} />
		<meta property="og:url" content={url} />
		<meta property="og:image" content={picture} />
		<meta property="og:image:width" content={String(socialPictureSize.width)} />
		<meta property="og:image:height" content={String(socialPictureSize.height)} />
		<meta property="og:image:alt" content={pictureAlt} />
		<meta name="twitter:card" content="summary_large_image" />
		<meta name="twitter:title" content={title} />
		<meta name="twitter:description" content={description} />
		<meta name="twitter:image" content={picture} />
	</>
);
