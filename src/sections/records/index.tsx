import { PageTitle, type PageTitleData } from "../../components/blocks/page-title";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { SplitSection } from "../../components/blocks/sections";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/business/facts";
import { cx } from "../../ui/class-names";
import { LinkList } from "../../ui/links";
import { PrintButton } from "../../ui/print-button";
import { Section, Split } from "../../ui/section";
import { LinkedText } from "../../ui/text";

export const RecordsHeader = ({
	page,
	blocks,
}: {
	page: PageTitleData;
	blocks: readonly BlockData[];
}) => (
	<Section space="none" className="py-opening lg:pb-14">
		<Split ratio="7-5" from="lg" className="items-end border-hairline lg:border-b lg:pb-opening">
			<div>
				<PageTitle page={page} headingClassName="max-w-head" />
			</div>
			<nav aria-label="On this page">
				<LinkList
					links={blocks.map(({ key, eyebrow, heading }) => ({
						href: `#${key}`,
						label: eyebrow ?? heading,
					}))}
					className="ruled border-y border-hairline"
					linkClassName="flex min-h-13 items-center font-medium hover:text-link"
				/>
			</nav>
		</Split>
	</Section>
);

const rule = <span className="block h-9 border-b border-on-surface/55 print:h-8" />;

/** Printing the page prints the form alone. Its last line is in two parts: signature and date. */
export const RecordsRequestForm = ({ block, place, title }: BlockProps & { title: string }) => {
	const { address, name, phone } = useSite().business;
	return (
		<SplitSection
			block={block}
			{...place}
			from="lg"
			sticky
			below={
				<>
					<div className="mt-8">
						<PrintButton>Print this form</PrintButton>
					</div>
					<p className="mt-4 max-w-short text-small text-caption">
						Your browser’s print command works too. It prints only the form, not the rest of the
						page.
					</p>
				</>
			}
		>
			<div
				data-print="only"
				data-tone="light"
				className="bg-surface px-(--gutter) py-10 lg:px-6 xl:px-(--gutter) md:py-16 shadow-float"
			>
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b-2 border-on-surface pb-5 print:pb-4">
					<p className="font-display text-display-3 font-medium">
						{title}
						{block.eyebrow && (
							<span className="mt-1 block font-text text-small font-normal">{block.eyebrow}</span>
						)}
					</p>
					<p className="figures text-small leading-snug">
						<span className="font-medium">{name}</span>
						<br />
						{addressLine(address)}
						<br />
						{phone.display}
					</p>
				</div>
				<dl className="mt-5 stack-6 sm:stack-4 print:mt-3 print:stack-3">
					{block.points.map((field, index) => (
						<div
							key={field.title}
							className="grid break-inside-avoid gap-x-8 gap-y-1 sm:grid-cols-5-7 print:grid-cols-4-8"
						>
							<dt className="leading-snug font-medium sm:pt-3 print:pt-3">
								<span className="figures mr-2 text-caption">{index + 1}</span>
								{field.title}
							</dt>
							<LinkedText
								as="dd"
								className="text-label leading-snug text-caption sm:col-start-1 print:col-start-1"
								text={field.text}
							/>
							<dd
								aria-hidden="true"
								className={cx(
									"sm:col-start-2 sm:row-span-2 sm:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1",
									index === block.points.length - 1 && "grid grid-cols-8-4 gap-6",
								)}
							>
								{rule}
								{rule}
							</dd>
						</div>
					))}
				</dl>
			</div>
		</SplitSection>
	);
};
