import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import { Lead } from "../../ui/lead";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The page's title, with its lead beside it, so that the questions begin in the first view. */
export const FinderHeader = ({ page }: { page: PageTitleData }) => (
	<Section tone="sand" space="none" className="pt-opening-tight pb-section-reduced">
		<Split ratio="7-5" className="items-end" gap="tight">
			<div>
				<PageTitle page={{ ...page, lead: null }} />
			</div>
			{page.lead ? <Lead>{page.lead}</Lead> : null}
		</Split>
	</Section>
);
