import { graphql } from "gatsby";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";

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
	<Section tone="sand" space="none" className="pt-[clamp(3rem,1.5rem+5vw,6.5rem)]">
		{page.eyebrow ? <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow> : null}
		<Heading level={1} className="max-w-[17ch]">
			{page.heading}
		</Heading>
		<div className="mt-8 grid gap-x-16 gap-y-10 md:mt-12 md:grid-cols-[5fr_7fr] lg:gap-x-20">
			{page.lead ? <Lead className="md:pb-16">{page.lead}</Lead> : null}
			{page.image ? <Picture picture={page.image} shape="wide" priority className="-mb-14 rounded-card md:-mb-24 md:-mr-(--gutter) xl:mr-0" /> : null}
		</div>
	</Section>
);
