import { graphql } from "gatsby";
import { nameWithCredentials } from "../../lib/content/names";
import { Link } from "../../ui/link";
import type { SectionProps } from "../../ui/section";
import { QuoteSection } from "./quote-section";

export const fragments = graphql`
	fragment PersonQuote on TeamMember {
		name
		credentials
		path
		quote
	}
`;

/** What a member of the team says, with the way to the biography. */
export const PersonQuote = ({ person, ...section }: { person: Queries.PersonQuoteFragment } & Pick<SectionProps, "tone" | "className">) => (
	<QuoteSection quote={person.quote} {...section}>
		<Link href={person.path} className="quiet-link inline-flex min-h-9 items-center">
			{nameWithCredentials(person)}
		</Link>
	</QuoteSection>
);
