import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import { PageHeader, type PageHeaderProps } from "../../components/blocks/page-header";
import { BlockSection } from "../../components/blocks/sections";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { Disclosure } from "../../ui/disclosure";
import { Heading, Lead, List, Text } from "../../ui/text";

export const fragments = graphql`
	fragment JobPosting on Career {
		slug
		title
		employment
		pay
		posted
		summary
		responsibilities
		requirements
		benefits
	}
`;

type Job = Queries.JobPostingFragment;

export const CareersOpening = ({
	page,
	careers,
}: {
	page: PageHeaderProps["page"];
	careers: readonly Job[];
}) => (
	<PageHeader page={page} shape="arch" tone="light">
		{careers.length > 0 && (
			<nav aria-label="Open positions" className="max-w-text">
				<ul className="ruled border-y border-hairline">
					{careers.map(({ slug, title, employment }) => (
						<li key={slug}>
							<a
								href={`#${slug}`}
								className="group grid min-h-13 grid-cols-fill-auto items-center gap-x-6 py-2.5 leading-snug hover:text-link"
							>
								<span className="lg:flex lg:items-baseline lg:justify-between lg:gap-6">
									<Text as="span" className="block font-medium">
										{title}
									</Text>
									<Text as="span" className="block text-note text-muted lg:shrink-0">
										{employment}
									</Text>
								</span>
								<ArrowDown
									className="size-4 text-mark eased-moves group-hover:translate-y-0.5"
									aria-hidden="true"
								/>
							</a>
						</li>
					))}
				</ul>
			</nav>
		)}
	</PageHeader>
);

export const CareersPositions = ({
	careers,
	empty,
}: {
	careers: readonly Job[];
	empty: BlockData;
}) => {
	const { email } = useSite().business;
	if (careers.length === 0)
		return (
			<BlockSection block={{ ...empty, key: "positions" }} tone="sand">
				<ButtonLink href={`mailto:${email}?subject=${encodeURIComponent("Working with you")}`}>
					Email us
				</ButtonLink>
			</BlockSection>
		);
	return (
		<BlockSection block={{ key: "positions", heading: "Open positions" }} tone="sand">
			<div className="stack-14 md:stack-18">
				{careers.map((job) => (
					<div key={job.slug} className="border-t border-hairline pt-8 md:pt-12">
						<article
							id={job.slug}
							aria-labelledby={`${job.slug}-title`}
							className="grid gap-x-(--column-gap) gap-y-8 md:grid-cols-5-7"
						>
							<div className="self-start md:sticky md:top-below-header">
								<Heading level={3} id={`${job.slug}-title`}>
									{job.title}
								</Heading>
								<DetailList
									layout="plain"
									rows={[
										{ term: "Job type", detail: job.employment },
										{ term: "Pay", detail: job.pay },
										{
											term: "Posted",
											detail: <time dateTime={job.posted}>{formatDay(job.posted)}</time>,
										},
									]}
									className="mt-6 text-note leading-snug"
								/>
								<ButtonLink
									href={`mailto:${email}?subject=${encodeURIComponent(`Application: ${job.title}`)}`}
									className="mt-8"
								>
									Apply by email<span className="sr-only">: {job.title}</span>
								</ButtonLink>
							</div>
							<div>
								<Lead className="text-on-surface">{job.summary}</Lead>
								<div className="mt-8 ruled border-y border-hairline">
									{(
										[
											["What you’ll do", job.responsibilities],
											["What you bring", job.requirements],
											["What we offer", job.benefits],
										] as const
									).map(([summary, items]) => (
										<Disclosure key={summary} summary={summary}>
											<List items={items} className="stack-2 pb-6 text-note leading-snug" />
										</Disclosure>
									))}
								</div>
							</div>
						</article>
					</div>
				))}
			</div>
		</BlockSection>
	);
};
