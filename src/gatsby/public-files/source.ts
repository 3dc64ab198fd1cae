import { loadEntries } from "../../content/load";
import { getFacts } from "../../lib/business/facts";
import { required } from "../../lib/required";
import { fillPlaceholders } from "../../lib/text/markup";

/** @param siteUrl without a slash at the end @throws naming every problem of content/ */
export const readPublicSource = (root: string, siteUrl: string) => {
	const { site, ...entries } = loadEntries(root);
	const business = required(site[0], "content/site.json");
	return {
		...entries,
		site: business,
		siteUrl,
		facts: getFacts(business, entries.statements, entries.reviews),
	};
};
export type PublicSource = ReturnType<typeof readPublicSource>;

/** @throws Error if there's no such page */
export const findPage = ({ pages }: PublicSource, key: string) =>
	required(
		pages.find((page) => page.key === key),
		`content/pages/${key}.json`,
	);

export const fill = ({ facts }: PublicSource, text: string) => fillPlaceholders(text, facts);
