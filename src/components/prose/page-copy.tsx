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
		allAftercare(sort: { title: ASC }) {
			nodes {
				path
				label: title
			}
		}
		allConcernGuide(sort: { title: ASC }) {
			nodes {
				path
				label: title
			}
		}
		allTeamMember(sort: { position: ASC }) {
			nodes {
				path
				label: name
			}
		}
		allLandingPage(sort: { city: ASC }) {
			nodes {
				path
				label: heading
			}
		}
		allLegalPage(sort: { title: ASC }) {
			nodes {
				path
				label: title
			}
		}
	}
	fragment CourseFigures on ServiceCourse {
		sessions {
			min
			max
		}
		downtimeDays {
			min
			max
		}
		onsetDays {
			min
			max
		}
	}
	fragment PicturedPage on Page {
		...PageCopy
		image {
			...PictureArch
		}
	}
`;
