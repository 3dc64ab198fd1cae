import { SectionHeader } from "../../components/blocks/sections";
import { OpenNow } from "../../components/open-now";
import type { BlockData } from "../../components/prose/page-copy";
import { AreaMap } from "../../components/visit/area-map";
import { PhoneLink, SaveContact } from "../../components/visit/reach-links";
import { Directions } from "../../components/visit/visit-facts";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite, useTextHref } from "../../hooks/use-site";
import { slugify } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { Disclosure } from "../../ui/disclosure";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Link, Paragraphs } from "../../ui/text";

/** Number, text and email at the top, so that nobody has to scroll for them. */
export const ContactQuickWays = () => {
	const { email, name, phone } = useSite().business;
	const textHref = useTextHref();
	return (
		<>
			<p className="font-display text-display-2">
				<PhoneLink className="figures inline-block py-1 hover:text-link" />
			</p>
			<OpenNow className="mt-1 text-muted" />
			<p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
				<ButtonLink href={`tel:${phone.e164}`}>Call</ButtonLink>
				<ButtonLink href={textHref} variant="secondary">
					Text us
				</ButtonLink>
				<Link href={`mailto:${email}`} className="quiet-link inline-flex min-h-12 items-center font-medium">
					{email}
				</Link>
				<SaveContact slug={slugify(name)} />
			</p>
		</>
	);
};

/** The way to the door: an arch that hangs from the dark section above, words below it, the drawn map beside both. */
export const ContactVisit = ({ block }: { block: BlockData & { readonly image: PictureData | null } }) => (
	<Section tone="sand" labelledBy="visit">
		<Split from="lg" className="lg:items-end">
			<div className="grid gap-x-(--column-gap) gap-y-12 md:grid-cols-5-7 lg:block">
				{block.image ? <Picture picture={block.image} shape="arch" className="arch hidden! md:-mt-overlap md:mb-12 md:block!" /> : null}
				<div>
					<SectionHeader id="visit" eyebrow={block.eyebrow} heading={block.heading} />
					<Paragraphs texts={block.text} className="mt-6 max-w-text stack-5" />
					<Directions className="mt-4" />
				</div>
			</div>
			<AreaMap />
		</Split>
	</Section>
);

/** The holidays on which the spa is closed, folded. The HTML has all of them; after mount those that have passed are gone. */
export const ContactHolidays = () => {
	const { holidays } = useSite().business;
	const today = useBusinessDay() ?? "";
	const rows = holidays.flatMap(({ date, name }) => (date < today ? [] : [{ term: formatDay(date), detail: name }]));
	if (rows.length === 0) return null;
	return (
		<Disclosure summary="Holidays we’re closed" className="border-b">
			<DetailList layout="spread" rows={rows} className="border-t text-note" />
		</Disclosure>
	);
};
