import type { JobPostingLeaf } from "schema-dts";
import { getBusinessId } from "./nodes";

type Job = Pick<Queries.Career, "slug" | "title" | "employment" | "posted" | "summary" | "responsibilities" | "requirements" | "benefits">;

/** An open position. The page lists only open ones. */
export const describeJob = (site: string, job: Job): JobPostingLeaf => ({
	"@type": "JobPosting",
	"@id": `${site}/careers#${job.slug}`,
	url: `${site}/careers#${job.slug}`,
	title: job.title,
	description: job.summary,
	responsibilities: job.responsibilities.join("\n"),
	qualifications: job.requirements.join("\n"),
	jobBenefits: job.benefits.join("\n"),
	datePosted: job.posted,
	employmentType: job.employment.startsWith("Part") ? "PART_TIME" : "FULL_TIME",
	hiringOrganization: { "@id": getBusinessId(site) },
	jobLocation: { "@id": getBusinessId(site) },
});
