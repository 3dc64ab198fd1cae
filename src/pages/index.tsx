import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchSection } from "../components/blocks/arch-section";
import { PageSections } from "../components/blocks/page-sections";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { homeTrail } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { showAward } from "../lib/structured-data/optional-facts";
import {
	HomeCategories,
	HomeConcerns,
	HomeHero,
	HomeReviews,
	HomeSpecial,
	HomeTeam,
	HomeVisit,
} from "../sections/home";

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
			<ArchSection block={findBlock(page, "welcome")} />
			<HomeCategories block={findBlock(page, "categories")} categories={data.allCategory.nodes} />
			<HomeReviews block={findBlock(page, "reviews")} reviews={data.allReview.nodes} />
			<HomeConcerns
				block={findBlock(page, "concerns")}
				places={required(data.finder, "The finder's choices").map}
			/>
			<HomeTeam block={findBlock(page, "team")} people={data.allTeamMember.nodes} />
			<HomeSpecial block={findBlock(page, "special")} specials={data.allSpecial.nodes} />
			<HomeVisit block={findBlock(page, "visit")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.HomePageQuery>) => (
	<PageSeo page={data.page} trail={homeTrail} shown={showAward} />
);
