import { findLinkTargets } from "../../lib/content/inline-links";
import { getPath } from "../../lib/content/navigation";
import type { Content, RawContent } from "../load";
import { findAddresses } from "../page-sources";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import { walk } from "../walk";
import type { Check } from "./check";
import { checkReferences, getKeys } from "./references";

/** Every `href` of a value and every address that its texts link to, with their paths. */
const findHrefs = (value: unknown): [string, string][] =>
	walk(value).flatMap(({ path, value: text }) => {
		if (typeof text !== "string") return [];
		const hrefs = path.at(-1) === "href" ? [text] : findLinkTargets(text);
		return hrefs.map((href): [string, string] => [formatPath(path), href]);
	});

/** The fields whose `[words](/path)` become links on the page. In any other, a visitor would read the brackets. */
const linkedFields =
	/^(?:(?:aboutTreatment|whatToExpect|candidacy|risks|preCare|postCare|notices|faqs\[\d+\]\.answer|answer|sections\[\d+\]\.(paragraphs|bullets|closing)|blocks\[\d+\]\.(text|points\[\d+\]\.text))\b|details\[\d+\]$)/;

const checkLinkPlaces = (content: Content): Problem[] =>
	Object.values(content)
		.flat()
		.flatMap((entry) =>
			walk(entry.value).flatMap(({ path, value: text }) => {
				const place = formatPath(path);
				if (typeof text !== "string" || linkedFields.test(place) || findLinkTargets(text).length === 0) return [];
				const remedy = "Write the words alone, or move the link to a paragraph, a list or an answer.";
				return [problemAt(entry, place, { found: formatValue(text), expected: "words without a link: this field doesn't show links", remedy })];
			}),
		);

/** Links that choose services, for a comparison (`services=`) or a request (`service=`), name services that exist. */
const checkChosenServices = (content: Content, raw: RawContent): Problem[] => {
	const services = getKeys(raw, "services");
	return Object.values(content)
		.flat()
		.flatMap((entry) =>
			findHrefs(entry.value)
				.filter(([, href]) => href.startsWith("/"))
				.flatMap(([path, href]) => {
					const query = new URLSearchParams(href.split("?")[1]?.split("#")[0]);
					const slugs = [...query.getAll("service"), ...(query.get("services")?.split(",") ?? [])];
					return slugs.flatMap((slug) => checkReferences(entry, path, [slug], services, "content/services"));
				}),
		);
};

/** Internal links lead to a page or to a file of static/. Of a query only services are checked (above), of a hash nothing. */
const checkLinks = (root: string, content: Content, raw: RawContent): Problem[] => {
	const exists = findAddresses(root, raw);
	const expected = "the address of a page that exists";
	const remedy = "Correct the address, or add the page it leads to.";
	return Object.values(content)
		.flat()
		.flatMap((entry) =>
			findHrefs(entry.value).flatMap(([path, href]) =>
				!href.startsWith("/") || exists(getPath(href)) ? [] : [problemAt(entry, path, { found: formatValue(href), expected, remedy })],
			),
		);
};

/** Links lead to what exists, and are where a page shows them. */
export const checkAllLinks: Check = (content, { root, raw }) => [
	...checkLinks(root, content, raw),
	...checkChosenServices(content, raw),
	...checkLinkPlaces(content),
];
