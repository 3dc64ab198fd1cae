import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { Seo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { getPersonTrail } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { describePersonPage } from "../lib/structured-data/people";
import {
	MemberClosing,
	MemberNeighbors,
	MemberProfile,
	MemberServices,
} from "../sections/team-member";
import { MemberBiography, MemberLicense, MemberQuote } from "../sections/team-member/biography";

export const query = graphql`
	query TeamMemberPage($slug: String!) {
		teamMember(slug: { eq: $slug }) {
			group
			seo {
				...SeoFields
			}
			...MemberProfile
			...MemberBiography
		}
		page(key: { eq: "team" }) {
			...PageCopy
		}
		allTeamMember(filter: { slug: { ne: $slug } }, sort: { position: ASC }) {
			nodes {
				group
				...PersonCard
			}
		}
	}
`;

export default function TeamMemberPage({ data }: PageProps<Queries.TeamMemberPageQuery>) {
	const person = required(data.teamMember, "The person");
	const page = requirePage(data.page, "team");
	return (
		<PageSections>
			<MemberProfile person={person} />
			<MemberBiography person={person} />
			<MemberLicense
				person={person}
				block={findBlock(page, "licenses")}
				certificate={findBlock(page, "laser-technician")}
			/>
			<MemberQuote person={person} />
			<MemberServices person={person} />
			<MemberNeighbors
				block={findBlock(page, person.group)}
				people={data.allTeamMember.nodes.filter(({ group }) => group === person.group)}
			/>
			<MemberClosing person={person} block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.TeamMemberPageQuery>) => {
	const person = required(data.teamMember, "The person");
	return (
		<Seo
			seo={person.seo}
			trail={getPersonTrail(person)}
			type="ProfilePage"
			subject={(site) => describePersonPage(site, person)}
		/>
	);
};
