import { graphql } from "gatsby";

/** A block of a page's own text. */
export type BlockData = Queries.PageCopyFragment["blocks"][number];

export const fragments = graphql`
	fragment SeoFields on Seo {
		title
		description
		keywords
	}
	fragment PageCopy on Page {
		key
		path
		label
		heading
		lead
		seo {
			...SeoFields
		}
		blocks {
			key
			eyebrow
			heading
			text
			points {
				title
				text
			}
			links {
				label
				href
			}
		}
	}
	fragment PicturedPage on Page {
		...PageCopy
		image {
			...PictureArch
		}
	}
`;
