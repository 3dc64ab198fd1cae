import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/breadcrumb";
import { getTrail } from "../../lib/content/breadcrumbs";
import { formatDay } from "../../lib/time/dates";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Lead } from "../../ui/lead";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment LegalHeader on LegalPage {
		path
		title
		lead
		updated
	}
`;

/** The top of a legal page: its name, its subject, and the day it was last changed. */
export const LegalHeader = ({ page: { path, title, lead, updated } }: { page: Queries.LegalHeaderFragment }) => (
	<Section space="none" className="pt-opening">
		<Split from="lg" gap="tight" className="items-end border-b border-hairline pb-10 lg:pb-14 print:block print:pb-4">
			<p className="order-2 text-note text-caption lg:order-1">
				Updated{" "}
				<time dateTime={updated}>
					<KeepTogether>{formatDay(updated)}</KeepTogether>
				</time>
			</p>
			<div className="order-1 lg:order-2">
				<Breadcrumb trail={getTrail({ label: title, path })} className="mb-5" />
				<Heading level={1} size="title">
					{title}
				</Heading>
				<Lead className="mt-5">{lead}</Lead>
			</div>
		</Split>
	</Section>
);
