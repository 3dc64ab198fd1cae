import { graphql } from "gatsby";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment AboutOpening on Page {
		eyebrow
		heading
		lead
		image {
			...PictureWide
		}
	}
`;

/** The heading across the page, then the lead beside a picture that hangs into the next section. */
export const AboutOpening = ({ page }: { page: Queries.AboutOpeningFragment }) => (
	<Section tone="sand" space="none" className="pt-opening">
		{page.eyebrow ? <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow> : null}
		<Heading level={1} className="max-w-title">
			{page.heading}
		</Heading>
		<Split className="mt-8 md:mt-12">
			{page.lead ? <Lead className="md:pb-16">{page.lead}</Lead> : null}
			{page.image ? <Picture picture={page.image} shape="wide" priority className="-mb-14 rounded-card md:-mb-24 md:-mr-(--gutter) xl:mr-0" /> : null}
		</Split>
	</Section>
);
