import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import { BlockSection } from "../../components/blocks/block-section";
import { PageHeader, type PageHeaderProps } from "../../components/blocks/page-header";
import { JobPosting } from "../../components/cards/job-posting";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { KeepTogether } from "../../ui/keep-together";

export const fragments = graphql`
	fragment CareerLine on Career {
		slug
		title
		employment
	}
`;

/** The top of the page, with a link to each open position below. */
export const CareersOpening = ({ page, careers }: { page: PageHeaderProps["page"]; careers: readonly Queries.CareerLineFragment[] }) => (
	<PageHeader page={page} shape="arch" tone="light">
		{careers.length > 0 ? (
			<nav aria-label="Open positions" className="max-w-text">
				<ul className="ruled border-y border-hairline">
					{careers.map(({ slug, title, employment }) => (
						<li key={slug}>
							<a href={`#${slug}`} className="group grid min-h-13 grid-cols-fill-auto items-center gap-x-6 py-2.5 leading-snug hover:text-link">
								<span className="lg:flex lg:items-baseline lg:justify-between lg:gap-6">
									<span className="block font-medium">
										<KeepTogether>{title}</KeepTogether>
									</span>
									<span className="block text-note text-muted lg:shrink-0">
										<KeepTogether>{employment}</KeepTogether>
									</span>
								</span>
								<ArrowDown className="size-4 text-mark transition-transform duration-200 group-hover:translate-y-0.5" aria-hidden="true" />
							</a>
						</li>
					))}
				</ul>
			</nav>
		) : null}
	</PageHeader>
);

/** Every open position in full, or what to do while there is none. */
export const CareersPositions = ({ careers, empty }: { careers: readonly Queries.JobPostingFragment[]; empty: BlockData }) => {
	const { email } = useSite().business;
	if (careers.length === 0)
		return (
			<BlockSection block={{ ...empty, key: "positions" }} tone="sand">
				<ButtonLink href={`mailto:${email}?subject=${encodeURIComponent("Working with you")}`}>Email us</ButtonLink>
			</BlockSection>
		);
	return (
		<BlockSection block={{ key: "positions", heading: "Open positions" }} tone="sand">
			<div className="stack-14 md:stack-18">
				{careers.map((job) => (
					<div key={job.slug} className="border-t border-hairline pt-8 md:pt-12">
						<JobPosting job={job} email={email} />
					</div>
				))}
			</div>
		</BlockSection>
	);
};
