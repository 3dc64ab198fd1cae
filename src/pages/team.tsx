import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { BlockSection, ClosingSection } from "../components/blocks/sections";
import { PageSeo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
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
	const join = findBlock(page, "join");
	const inGroup = (name: Queries.TeamMemberGroup) =>
		data.allTeamMember.nodes.filter(({ group }) => group === name);
	return (
		<PageSections>
			<PageHeader page={page} booking />
			<TeamMedical block={findBlock(page, "medical")} people={inGroup("medical")} />
			<TeamAesthetics block={findBlock(page, "aesthetics")} people={inGroup("aesthetics")} />
			<TeamOperations block={findBlock(page, "operations")} people={inGroup("operations")} />
			<BlockSection
				block={join}
				tone="deep"
				action={<ButtonLinks links={join.links} first="secondary" />}
			/>
			<ClosingSection block={findBlock(page, "closing")} />
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
