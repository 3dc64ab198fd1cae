import { getTrail } from "../../lib/pages/navigation";
import { Heading, Lead } from "../../ui/text";
import { Breadcrumb } from "./breadcrumb";

export interface PageTitleData {
	readonly label: string;
	readonly path: string;
	readonly heading: string;
	readonly lead?: string | null;
}

export const PageTitle = ({ page, headingClassName }: { page: PageTitleData; headingClassName?: string }) => (
	<>
		<Breadcrumb trail={getTrail(page)} className="mb-5" />
		<Heading level={1} className={headingClassName}>
			{page.heading}
		</Heading>
		{page.lead ? <Lead className="mt-6">{page.lead}</Lead> : null}
	</>
);
