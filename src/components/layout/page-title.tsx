import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";

export interface PageTitleData {
	readonly heading: string;
	readonly eyebrow?: string | null;
	readonly lead?: string | null;
}

/** A page's eyebrow, heading and lead. */
export const PageTitle = ({ page: { eyebrow, heading, lead }, id, headingClassName }: { page: PageTitleData; id?: string; headingClassName?: string }) => (
	<>
		{eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
		<Heading level={1} id={id} className={headingClassName}>
			{heading}
		</Heading>
		{lead ? <Lead className="mt-6">{lead}</Lead> : null}
	</>
);
