import { graphql } from "gatsby";

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
	fragment LinkedPages on Query {
		allPage(sort: { path: ASC }) {
			nodes {
				path
				label
			}
		}
		pageFamilies {
			id
			heading
			links {
				path
				label
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
