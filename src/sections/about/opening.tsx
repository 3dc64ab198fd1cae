import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import { Lead } from "../../ui/lead";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The heading across the page, then the lead beside a picture that hangs into the next section. */
export const AboutOpening = ({ page }: { page: PageTitleData & { readonly image: PictureData | null } }) => (
	<Section tone="sand" space="none" className="pt-opening">
		<PageTitle page={{ ...page, lead: null }} headingClassName="max-w-title" />
		<Split className="mt-8 md:mt-12">
			{page.lead ? <Lead className="md:pb-16">{page.lead}</Lead> : null}
			{page.image ? <Picture picture={page.image} shape="wide" priority className="-mb-14 rounded-card md:-mb-16 md:-mr-(--gutter) xl:mr-0" /> : null}
		</Split>
	</Section>
);
