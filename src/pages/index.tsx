import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchSection } from "../components/blocks/arch-section";
import { PageSections } from "../components/blocks/page-sections";
import { renderBlocks } from "../components/blocks/render-blocks";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { homeTrail } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { showAward } from "../lib/structured-data/optional-facts";
import { HomeCategories, HomeReviews, HomeSpecial, HomeTeam, HomeVisit } from "../sections/home";
import { HomeConcerns } from "../sections/home/concerns";
import { HomeHero } from "../sections/home/hero";

export const query = graphql`
	query HomePage {
		page(key: { eq: "home" }) {
			...PageCopy
			image {
				...PictureHero
			}
			blocks {
				image {
					...PictureArch
				}
			}
		}
		allCategory(sort: { position: ASC }) {
			nodes {
				...CategoryCard
			}
		}
		allReview(sort: { position: ASC }, limit: 8) {
			nodes {
				...ReviewCard
			}
		}
		finder {
			map {
				...MapPlace
			}
		}
		allTeamMember(sort: { position: ASC }, limit: 4) {
			nodes {
				...TeamPreview
			}
		}
		allSpecial(sort: [{ starts: ASC }, { slug: ASC }]) {
			nodes {
				...SpecialCard
			}
		}
	}
`;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
	const page = requirePage(data.page, "home");
	return (
		<PageSections>
			<HomeHero page={page} block={findBlock(page, "hero")} />
			{renderBlocks(page, {
				welcome: (block, place) => <ArchSection block={block} {...place} />,
				categories: (block, place) => (
					<HomeCategories block={block} place={place} categories={data.allCategory.nodes} />
				),
				reviews: (block, place) => (
					<HomeReviews block={block} place={place} reviews={data.allReview.nodes} />
				),
				concerns: {
					tone: "deep",
					show: (block, place) => (
						<HomeConcerns
							block={block}
							place={place}
							places={required(data.finder, "The finder's choices").map}
						/>
					),
				},
				team: (block, place) => (
					<HomeTeam block={block} place={place} people={data.allTeamMember.nodes} />
				),
				special: (block, place) => (
					<HomeSpecial block={block} place={place} specials={data.allSpecial.nodes} />
				),
				visit: (block, place) => <HomeVisit block={block} place={place} />,
			})}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.HomePageQuery>) => (
	<PageSeo page={data.page} trail={homeTrail} shown={showAward} />
);
