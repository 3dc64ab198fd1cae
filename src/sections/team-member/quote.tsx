import { graphql } from "gatsby";
import { nameWithCredentials } from "../../lib/text/words";
import { KeepTogether } from "../../ui/keep-together";
import { LeafMark } from "../../ui/leaf-mark";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment MemberQuote on TeamMember {
		name
		credentials
		quote
	}
`;

/** One sentence in the person's own words, alone on its ground. */
export const MemberQuote = ({ person }: { person: Queries.MemberQuoteFragment }) => (
	<Section tone="deep">
		<figure className="grid gap-x-16 gap-y-8 md:grid-cols-2-10">
			<LeafMark className="h-14 w-auto text-mark" />
			<blockquote className="max-w-224 font-display text-display-2 font-medium text-balance">
				<p>“{person.quote}”</p>
			</blockquote>
			<figcaption className="text-muted md:col-start-2">
				<KeepTogether>{nameWithCredentials(person)}</KeepTogether>
			</figcaption>
		</figure>
	</Section>
);
