import { PageTitle, type PageTitleData, TrustLine } from "../../components/blocks/page-title";
import { SectionHeader, SplitSection } from "../../components/blocks/sections";
import { Stars } from "../../components/cards/stars";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { getBookingPath } from "../../lib/services/booking-path";
import { summarizeRatings } from "../../lib/services/rating";
import { pluralize } from "../../lib/text/words";
import { ButtonLink } from "../../ui/button";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Paragraphs } from "../../ui/text";

export const TestimonialsHeader = ({ page, ratings }: { page: PageTitleData; ratings: readonly { readonly rating: number }[] }) => {
	const { average, count } = summarizeRatings(ratings);
	return (
		<Section tone="deep">
			<Split ratio="7-5" className="items-end">
				<div>
					<PageTitle page={page} />
					<ButtonLink href={getBookingPath()} className="mt-8">
						Book Now
					</ButtonLink>
					<TrustLine without={average} className="mt-6" />
				</div>
				<div className="flex flex-wrap items-end gap-6 border-t border-hairline pt-8 md:block md:border-t-0 md:pt-0">
					<div>
						<p className="mb-4 text-muted">Selected reviews:</p>
						<p className="figures font-display text-rating font-medium">{average}</p>
					</div>
					<div className="md:mt-8">
						<Stars rating={Math.round(Number(average))} className="text-mark" />
						<p className="mt-2 text-muted">from {pluralize(count, "review")}</p>
					</div>
				</div>
			</Split>
		</Section>
	);
};

export const TestimonialsNotice = ({ block: { text, ...header } }: { block: BlockData }) => (
	<SplitSection block={header} size={3} from="lg" gap="tight" space="none" className="py-14 md:py-20">
		<Paragraphs texts={text} className="max-w-text stack-5" />
	</SplitSection>
);

export const TestimonialsWrite = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => {
	const { email } = useSite().business;
	return (
		<Section labelledBy="write" space="top">
			<Split ratio="7-5" className="items-end">
				<div className="md:pb-(--section)">
					<SectionHeader id="write" eyebrow={block.eyebrow} heading={block.heading} />
					<Paragraphs texts={block.text} className="mt-7 max-w-text stack-5" />
					<ButtonLink href={`mailto:${email}`} variant="secondary" className="mt-8">
						Send an email
					</ButtonLink>
				</div>
				{picture ? <Picture picture={picture} shape="arch" className="arch w-3/4 md:w-full" /> : null}
			</Split>
		</Section>
	);
};
