import { BlockSection } from "../../components/blocks/block-section";
import { JobPosting } from "../../components/cards/job-posting";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";

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
