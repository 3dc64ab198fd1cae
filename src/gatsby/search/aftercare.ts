import { getAftercareTitle, levelHeadings } from "../../lib/catalog/aftercare";
import type { SearchDocument } from "../../lib/search/documents";
import type { Entries } from "../../schemas/load";

/** Where it's said when to call, whatever somebody had. */
const helpHref = "/aftercare#help";

const toHelp = (href: string, title: string, lines: readonly string[], keywords = ""): SearchDocument => ({ href, kind: "help", title, lines, keywords });

export const listAftercare = ({ aftercare, services, pages }: Entries, typed: ReadonlyMap<string, string>): SearchDocument[] => [
	...pages.flatMap(({ path, blocks }) => blocks.flatMap(({ key, heading, text }) => (`${path}#${key}` === helpHref ? toHelp(helpHref, heading, text) : []))),
	...aftercare.flatMap(({ slug, lead, items, seo, warnings }) => {
		const title = services.find((service) => service.slug === slug)?.title ?? slug;
		// "botox aftercare" is the aftercare of what "botox" is a synonym of.
		const called = typed.get(`/services/${slug}`) ?? "";
		return [
			{
				href: `/aftercare/${slug}`,
				kind: "page" as const,
				title: getAftercareTitle(title),
				lines: [lead, ...items.map(({ text }) => text)],
				keywords: `after care day days healing ${seo.keywords.join(", ")}, ${called}`,
			},
			// A symptom may be any treatment's, whether its signs name it or not.
			toHelp(
				`/aftercare/${slug}#help`,
				`${title}: when to call`,
				warnings.map(({ level, text }) => `${levelHeadings[level]}: ${text}`),
				`${called}, ${typed.get(helpHref)}`,
			),
		];
	}),
];
