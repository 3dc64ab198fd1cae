import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export interface RecordsHeaderProps {
	page: PageTitleData;
	/** The parts of the page that are often what one came for. */
	blocks: readonly BlockData[];
}

/** The top of the page: the right to records, and links to the sections. */
export const RecordsHeader = ({ page, blocks }: RecordsHeaderProps) => (
	<Section space="none" className="py-opening lg:pb-14">
		<Split ratio="7-5" from="lg" className="items-end border-hairline lg:border-b lg:pb-opening">
			<div>
				<PageTitle page={page} headingClassName="max-w-head" />
			</div>
			<nav aria-label="On this page">
				<ul className="ruled border-y border-hairline">
					{blocks.map(({ key, eyebrow, heading }) => (
						<li key={key}>
							<a href={`#${key}`} className="flex min-h-13 items-center font-medium hover:text-link">
								{eyebrow ?? heading}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</Split>
	</Section>
);
