import { formatEntryPrice } from "../../lib/catalog/prices";
import { addressLine } from "../../lib/spa/facts";
import { describeHours } from "../../lib/time/hours";
import { fill, findPage, type PublicSource } from "./source";

/** A link as llmstxt.org wants it: `[name](address): what's there`. */
const formatLink = ({ siteUrl }: PublicSource, label: string, path: string, note: string): string => `- [${label}](${siteUrl}${path}): ${note}`;

const linkPage = (source: PublicSource, key: string): string => {
	const { label, path, seo } = findPage(source, key);
	return formatLink(source, label, path, fill(source, seo.description));
};

/** A category's line: each treatment with the price it starts at, worded as on /services. */
const linkCategory = (source: PublicSource, { slug, title }: PublicSource["categories"][number]): string => {
	const services = source.services.filter(({ category }) => category === slug);
	const prices = services.map((service) => `${service.title}: ${formatEntryPrice(service.prices)}`);
	return formatLink(source, title, `${findPage(source, "services").path}#${slug}`, prices.join("; "));
};

/** llms.txt, by the convention of llmstxt.org: who and where, hours, phone, booking, and treatments with the prices they start at. */
export const writeLlms = (source: PublicSource): string => {
	const { site, siteUrl, categories } = source;
	const categoriesInOrder = [...categories].sort((a, b) => a.id - b.id);
	return `# ${site.name}

> ${fill(source, findPage(source, "home").seo.description)}

- Address: ${addressLine(site.address)}
- Hours: ${describeHours(site.hours)}
- Phone: ${site.phone.display}
- Appointments: ${siteUrl}${findPage(source, "schedule").path}

## Treatments and the prices they start at

${categoriesInOrder.map((category) => linkCategory(source, category)).join("\n")}

## Pages

${["services", "pricing"].map((key) => linkPage(source, key)).join("\n")}
`;
};
