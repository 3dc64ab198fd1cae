import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { BlockSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { requirePage } from "../lib/pages/blocks";
import { describeListPage } from "../lib/structured-data/list-pages";
import { TeamAesthetics, TeamMedical, TeamOperations } from "../sections/team";
import { ButtonLinks } from "../ui/button";

export const query = graphql`
	query TeamPage {
		page(key: { eq: "team" }) {
			...PicturedPage
		}
		allTeamMember(sort: { position: ASC }) {
			nodes {
				group
				...PersonCard
			}
		}
	}
`;

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
	const page = requirePage(data.page, "team");
	const inGroup = (name: Queries.TeamMemberGroup) =>
		data.allTeamMember.nodes.filter(({ group }) => group === name);
	return (
		<PageSections>
			<PageHeader page={page} booking />
			{renderBlocks(
				page,
				{
					medical: (block, place) => (
						<TeamMedical block={block} place={place} people={inGroup("medical")} />
					),
					aesthetics: (block, place) => (
						<TeamAesthetics block={block} place={place} people={inGroup("aesthetics")} />
					),
					operations: (block, place) => (
						<TeamOperations block={block} place={place} people={inGroup("operations")} />
					),
					join: {
						tone: "deep",
						show: (block, place) => (
							<BlockSection
								block={block}
								{...place}
								action={<ButtonLinks links={block.links} first="secondary" />}
							/>
						),
					},
					closing,
				},
				{ space: "below-picture" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.TeamPageQuery>) => (
	<PageSeo
		page={data.page}
		type="CollectionPage"
		subject={(site) => describeListPage(site, "/team", data.allTeamMember.nodes)}
	/>
);
