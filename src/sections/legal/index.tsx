import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/page-title";
import { SplitSection } from "../../components/blocks/sections";
import { ProseSections, SideContents } from "../../components/prose/prose-sections";
import { getTrail } from "../../lib/pages/navigation";
import { formatDay } from "../../lib/time/dates";
import { ArrowLink, LinkList } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Text } from "../../ui/text";

export const fragments = graphql`
	fragment LegalText on LegalPage {
		path
		title
		lead
		updated
		sections {
			...ProseSectionFields
		}
	}
	fragment LegalLink on LegalPage {
		href: path
		label: title
	}
`;

interface Props {
	page: Queries.LegalTextFragment;
}

export const LegalHeader = ({ page: { path, title, lead, updated } }: Props) => (
	<Section space="none" className="pt-opening">
		<Split
			from="lg"
			gap="tight"
			className="items-end border-b border-hairline pb-10 lg:pb-14 print:block print:pb-4"
		>
			<p className="order-2 text-note text-caption lg:order-1">
				Updated{" "}
				<Text as="time" dateTime={updated}>
					{formatDay(updated)}
				</Text>
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

export const LegalBody = ({ page: { sections } }: Props) => (
	<Section space="bottom" className="pt-10 lg:pt-16 print:py-4">
		<Split from="lg" className="print:block">
			<div>
				<SideContents sections={sections} />
			</div>
			<ProseSections sections={sections} />
		</Split>
	</Section>
);

export const LegalOthers = ({ pages }: { pages: readonly Queries.LegalLinkFragment[] }) => (
	<SplitSection
		block={{ key: "other-notices", heading: "Other policies" }}
		tone="sand"
		from="lg"
		gap="tight"
		size={3}
		className="print:hidden"
	>
		<LinkList links={pages} as={ArrowLink} className="grid gap-x-12 sm:grid-cols-2" />
	</SplitSection>
);
