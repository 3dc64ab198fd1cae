import { graphql } from "gatsby";
import { formatDay } from "../../lib/time/dates";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment LegalHeader on LegalPage {
		title
		lead
		updated
	}
`;

/** What opens a legal text: its name, what it is about, and the day it was last changed. */
export const LegalHeader = ({ page: { title, lead, updated } }: { page: Queries.LegalHeaderFragment }) => (
	<Section space="none" className="pt-[clamp(3rem,1.5rem+5vw,6.5rem)]">
		<div className="grid items-end gap-x-16 gap-y-6 border-b border-hairline pb-10 lg:grid-cols-[4fr_8fr] lg:gap-x-20 lg:pb-14 print:block print:pb-4">
			<p className="order-2 text-[1rem] text-caption lg:order-1">
				Updated <time dateTime={updated}>{formatDay(updated)}</time>
			</p>
			<div className="order-1 lg:order-2">
				<Heading level={1} size={2} className="md:text-[4rem]">
					{title}
				</Heading>
				<Lead className="mt-5">{lead}</Lead>
			</div>
		</div>
	</Section>
);
