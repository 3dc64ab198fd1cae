import { graphql } from "gatsby";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment ConcernName on Concern {
		slug
		title
	}
`;

/** What visitors come with, each leading to the services for it. */
export const HomeConcerns = ({ block, concerns }: { block: BlockData; concerns: readonly Queries.ConcernNameFragment[] }) => (
	<Section labelledBy="concerns">
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<SectionHeader id="concerns" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<ul className="columns-2 gap-x-8 sm:gap-x-12">
				{concerns.map(({ slug, title }) => (
					<li key={slug} className="break-inside-avoid border-b border-hairline">
						<Link
							href={`/services?concern=${slug}`}
							className="group flex min-h-13 items-center font-display text-[1.3rem] leading-tight font-medium hover:text-link sm:text-[1.45rem]"
						>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</div>
	</Section>
);
