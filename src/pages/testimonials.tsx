import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
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
	const reviews = data.allReview.nodes;
	return (
		<PageSections>
			<TestimonialsHeader page={page} ratings={reviews} />
			{renderBlocks(page, {
				notice: [
					(block, place) => <TestimonialsNotice block={block} place={place} />,
					(_, { tone }) => <TestimonialsWall label="All reviews" reviews={reviews} tone={tone} />,
				],
				write: (block, place) => (
					<TestimonialsWrite block={block} place={place} picture={page.image} />
				),
				closing,
			})}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.TestimonialsPageQuery>) => (
	<PageSeo page={data.page} shown={showRating(data.allReview.nodes)} />
);
