import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { showRating } from "../lib/structured-data/optional-facts";
import {
	TestimonialsHeader,
	TestimonialsNotice,
	TestimonialsWall,
	TestimonialsWrite,
} from "../sections/testimonials";

export const query = graphql`
	query TestimonialsPage {
		page(key: { eq: "testimonials" }) {
			...PicturedPage
		}
		allReview(sort: { position: ASC }) {
			nodes {
				...ReviewCard
			}
		}
	}
`;

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
	const page = requirePage(data.page, "testimonials");
	return (
		<PageSections>
			<TestimonialsHeader page={page} ratings={data.allReview.nodes} />
			<TestimonialsNotice block={findBlock(page, "notice")} />
			<TestimonialsWall label="All reviews" reviews={data.allReview.nodes} />
			<TestimonialsWrite block={findBlock(page, "write")} picture={page.image} />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.TestimonialsPageQuery>) => (
	<PageSeo page={data.page} shown={showRating(data.allReview.nodes)} />
);
