import { JobPosting } from "../../components/cards/job-posting";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** Every open position in full, or what to do while there is none. */
export const CareersPositions = ({ careers, empty }: { careers: readonly Queries.JobPostingFragment[]; empty: BlockData }) => {
	const { business } = useSite();
	if (careers.length === 0)
		return (
			<Section tone="sand" labelledBy="positions">
				<SectionHeader id="positions" eyebrow={empty.eyebrow} heading={empty.heading} text={empty.text} />
				<ButtonLink href={`mailto:${business.email}?subject=${encodeURIComponent("Working with you")}`} className="mt-8">
					Write to us
				</ButtonLink>
			</Section>
		);
	return (
		<Section tone="sand" labelledBy="positions">
			<Heading level={2} id="positions">
				Open positions
			</Heading>
			<div className="mt-10 stack-16 md:mt-14 md:stack-24">
				{careers.map((job) => (
					<div key={job.slug} className="late tall border-t border-hairline pt-10 md:pt-14">
						<JobPosting job={job} email={business.email} />
					</div>
				))}
			</div>
		</Section>
	);
};
