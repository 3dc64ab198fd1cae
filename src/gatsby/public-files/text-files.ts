import { addressLine } from "../../lib/business/facts";
import { publicFiles } from "../../lib/pages/addresses";
import { formatEntryPrice } from "../../lib/services/prices";
import { addDays } from "../../lib/time/dates";
import { describeHours } from "../../lib/time/opening-hours";
import { toLocalDate } from "../../lib/time/time-zone";
import { fill, findPage, type PublicSource } from "./source";

const formatLink = ({ siteUrl }: PublicSource, label: string, path: string, note: string) =>
	`- [${label}](${siteUrl}${path}): ${note}`;

const linkPage = (source: PublicSource, key: string) => {
	const { label, path, seo } = findPage(source, key);
	return formatLink(source, label, path, fill(source, seo.description));
};

const linkCategory = (
	source: PublicSource,
	{ slug, title }: PublicSource["categories"][number],
) => {
	const services = source.services.filter(({ category }) => category === slug);
	const prices = services.map((service) => `${service.title}: ${formatEntryPrice(service.prices)}`);
	return formatLink(
		source,
		title,
		`${findPage(source, "services").path}#${slug}`,
		prices.join("; "),
	);
};

/** By the convention of llmstxt.org. */
export const writeLlms = (source: PublicSource) => {
	const { site, siteUrl, categories } = source;
	return `# ${site.name}

> ${fill(source, findPage(source, "home").seo.description)}

- Address: ${addressLine(site.address)}
- Hours: ${describeHours(site.hours)}
- Phone: ${site.phone.display}
- Appointments: ${siteUrl}${findPage(source, "schedule").path}

## Treatments and the prices they start at

${[...categories]
	.sort((a, b) => a.id - b.id)
	.map((category) => linkCategory(source, category))
	.join("\n")}

## Pages

${["services", "pricing"].map((key) => linkPage(source, key)).join("\n")}
`;
};

/** Hidden pages aren't named: a crawler has to read one to see that it's noindex. */
export const writeRobots = (siteUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${publicFiles.sitemap}
`;

/** RFC 9116 wants less than a year. Each build starts it anew. */
const validDays = 364;

export const writeSecurity = (
	{ site, siteUrl }: Pick<PublicSource, "site" | "siteUrl">,
	now: Date,
) => `Contact: mailto:${site.email}
Expires: ${addDays(toLocalDate("UTC", now), validDays)}T00:00:00Z
Preferred-Languages: en
Canonical: ${siteUrl}${publicFiles.security}
`;
