import { graphql } from "gatsby";
import { ClosingSection } from "../../components/blocks/closing-section";
import type { BlockData } from "../../components/prose/page-copy";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { getFirstName } from "../../lib/text/words";

export const fragments = graphql`
	fragment MemberClosing on TeamMember {
		name
		slug
		services {
			slug
		}
	}
`;

/** The call to action: to book with those who treat; below the others, the team's own. */
export const MemberClosing = ({ person, block }: { person: Queries.MemberClosingFragment; block: BlockData }) => {
	if (person.services.length === 0) return <ClosingSection block={block} />;
	const first = getFirstName(person.name);
	const links = [{ label: `Book with ${first}`, href: getBookingPath({ with: person.slug }) }];
	return (
		<ClosingSection
			block={{
				heading: `Would you like to see ${first}?`,
				text: [`Pick a treatment and a few days. We’ll find you a time with ${first} and confirm it with you.`],
				links,
			}}
		/>
	);
};
