import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchSection } from "../components/blocks/arch-section";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { PersonQuote } from "../components/blocks/quote-section";
import { closing, renderBlocks, type SectionPlace } from "../components/blocks/render-blocks";
import { SplitSection, TextSection } from "../components/blocks/sections";
import { StepList } from "../components/prose/step-list";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
import { showAward } from "../lib/structured-data/optional-facts";
import { AboutAward, AboutPrinciples } from "../sections/about";

export const query = graphql`
	query AboutPage {
		page(key: { eq: "about" }) {
			...PicturedPage
			blocks {
				image {
					...PictureArch
				}
			}
		}
		allTeamMember(filter: { group: { eq: medical } }, sort: { position: ASC }, limit: 1) {
			nodes {
				...PersonQuote
			}
		}
	}
`;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
	const page = requirePage(data.page, "about");
	const [director] = data.allTeamMember.nodes;
	const quote = director
		? [(_: unknown, place: SectionPlace) => <PersonQuote person={director} {...place} />]
		: [];
	return (
		<PageSections>
			<PageHeader page={page} booking />
			{renderBlocks(
				page,
				{
					approach: [(block, place) => <TextSection block={block} {...place} />, ...quote],
					principles: (block, place) => <AboutPrinciples block={block} place={place} />,
					rooms: {
						tone: "deep",
						show: (block, place) => <ArchSection block={block} side="right" {...place} />,
					},
					"visit-steps": (block, place) => (
						<SplitSection block={block} from="lg" sticky {...place}>
							<StepList steps={block.points} />
						</SplitSection>
					),
					supervision: (block, place) => <TextSection block={block} {...place} />,
					award: (block, place) => <AboutAward block={block} place={place} />,
					closing,
				},
				{ space: "below-picture" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.AboutPageQuery>) => (
	<PageSeo page={data.page} type="AboutPage" shown={showAward} />
);
