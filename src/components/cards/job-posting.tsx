import { graphql } from "gatsby";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { Disclosure } from "../../ui/disclosure";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { List } from "../../ui/list";

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

const listTerms = ({ employment, pay, posted }: Queries.JobPostingFragment) => [
	{ term: "Job type", detail: employment },
	{ term: "Pay", detail: pay },
	{ term: "Posted", detail: <time dateTime={posted}>{formatDay(posted)}</time> },
];

const Lines = ({ summary, items }: { summary: string; items: readonly string[] }) => (
	<Disclosure summary={summary}>
		<List items={items} className="stack-2 pb-6 text-note leading-snug" />
	</Disclosure>
);

/** One open position in full, its lists folded; `email` is where an application goes, its subject filled in. */
export const JobPosting = ({ job, email }: { job: Queries.JobPostingFragment; email: string }) => (
	<article id={job.slug} aria-labelledby={`${job.slug}-title`} className="grid gap-x-(--column-gap) gap-y-8 md:grid-cols-5-7">
		<div className="self-start md:sticky md:top-below-header">
			<Heading level={3} id={`${job.slug}-title`}>
				{job.title}
			</Heading>
			<DetailList layout="plain" rows={listTerms(job)} className="mt-6 text-note leading-snug" />
			<ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(`Application: ${job.title}`)}`} className="mt-8">
				Apply by email<span className="sr-only">: {job.title}</span>
			</ButtonLink>
		</div>
		<div>
			<Lead className="text-on-surface">{job.summary}</Lead>
			<div className="mt-8 ruled border-y border-hairline">
				<Lines summary="What you’ll do" items={job.responsibilities} />
				<Lines summary="What you bring" items={job.requirements} />
				<Lines summary="What we offer" items={job.benefits} />
			</div>
		</div>
	</article>
);
