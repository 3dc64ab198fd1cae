import { graphql } from "gatsby";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { LineList } from "../prose/line-list";

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

const Lines = ({ heading, items, className }: { heading: string; items: readonly string[]; className?: string }) => (
	<div className={className}>
		<Heading level={4} className="mb-4">
			{heading}
		</Heading>
		<LineList items={items} />
	</div>
);

const Terms = ({ job }: { job: Queries.JobPostingFragment }) => (
	<dl className="figures mt-6 stack-3 text-note leading-snug">
		<div>
			<dt className="text-muted">Employment</dt>
			<dd className="font-medium">{job.employment}</dd>
		</div>
		<div>
			<dt className="text-muted">Pay</dt>
			<dd className="font-medium">{job.pay}</dd>
		</div>
		<div>
			<dt className="text-muted">Posted</dt>
			<dd>
				<time dateTime={job.posted}>{formatDay(job.posted)}</time>
			</dd>
		</div>
	</dl>
);

/** One open position in full; `email` is where an application goes, its subject filled in. */
export const JobPosting = ({ job, email }: { job: Queries.JobPostingFragment; email: string }) => (
	<article id={job.slug} aria-labelledby={`${job.slug}-title`} className="grid gap-x-16 gap-y-10 md:grid-cols-4-8 lg:gap-x-20">
		<div className="self-start md:sticky md:top-below-header">
			<Heading level={3} id={`${job.slug}-title`}>
				{job.title}
			</Heading>
			<Terms job={job} />
			<ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(`Application: ${job.title}`)}`} className="mt-8">
				Apply by e-mail<span className="sr-only">: {job.title}</span>
			</ButtonLink>
		</div>
		<div>
			<Lead className="text-on-surface">{job.summary}</Lead>
			<Lines heading="What you would do" items={job.responsibilities} className="mt-10" />
			<div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
				<Lines heading="What you bring" items={job.requirements} />
				<Lines heading="What you get" items={job.benefits} />
			</div>
		</div>
	</article>
);
