import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { nameWithCredentials } from "../../lib/text/words";
import { LeafMark } from "../../ui/leaf-mark";
import { Section, type SectionProps, Split } from "../../ui/section";
import { Link } from "../../ui/text";

interface QuoteSectionProps extends Pick<SectionProps, "tone" | "space" | "className"> {
	quote: string;
	children: ReactNode;
}

export const QuoteSection = ({ quote, children, ...section }: QuoteSectionProps) => (
	<Section tone="deep" {...section}>
		<Split gap="tight">
			<LeafMark className="h-14 w-auto text-mark" />
			<figure>
				<blockquote className="font-display text-display-2 font-medium text-balance">
					<p className="-indent-quotation-mark">“{quote}”</p>
				</blockquote>
				<figcaption className="mt-6 text-muted">{children}</figcaption>
			</figure>
		</Split>
	</Section>
);

export const fragments = graphql`
	fragment PersonQuote on TeamMember {
		name
		credentials
		path
		quote
	}
`;

export const PersonQuote = ({
	person,
	...section
}: { person: Queries.PersonQuoteFragment } & Omit<QuoteSectionProps, "quote" | "children">) => (
	<QuoteSection quote={person.quote} {...section}>
		<Link href={person.path} className="quiet-link inline-flex min-h-9 items-center">
			{nameWithCredentials(person)}
		</Link>
	</QuoteSection>
);
