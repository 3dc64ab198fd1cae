import { Feed, type Item } from "feed";
import { publicFiles } from "../../lib/pages/addresses";
import { specialState } from "../../lib/services/specials";
import { stripLinks } from "../../lib/text/markup";
import { byCodes } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { fill, findPage, type PublicSource } from "./source";

/** The guid doesn't name the site's host, so that an entry stays read when that changes. */
const toItem = (
	source: PublicSource,
	guid: string,
	path: string,
	day: string,
	category: string,
	title: string,
	description: string,
): Item => ({
	title,
	guid,
	link: source.siteUrl + path,
	// RSS needs a time: noon UTC is the same day everywhere in the United States.
	date: new Date(`${day}T12:00:00Z`),
	description: stripLinks(fill(source, description)),
	category: [{ name: category }],
});

const listResources = (source: PublicSource) => {
	const { label, path } = findPage(source, "resources");
	return source.resources.map(({ slug, title, summary, published }) =>
		toItem(source, `resources/${slug}`, `${path}/${slug}`, published, label, title, summary),
	);
};

const describeSpecial = ({ offer, summary, starts, ends }: PublicSource["specials"][number]) =>
	`${offer}. ${summary} From ${formatDay(starts)}${ends === null ? ", with no end date" : ` to ${formatDay(ends)}`}.`;

const listSpecials = (source: PublicSource, today: string) => {
	const { label, path } = findPage(source, "specials");
	return source.specials
		.filter((special) => specialState(special, today) !== "expired")
		.map((special) =>
			toItem(
				source,
				`specials/${special.slug}`,
				`${path}#${special.slug}`,
				special.starts,
				label,
				special.title,
				describeSpecial(special),
			),
		);
};

/** The newest first. @param today the spa's calendar day */
export const writeRss = (source: PublicSource, today: string) => {
	const { site, siteUrl } = source;
	const items = [...listResources(source), ...listSpecials(source, today)].sort(
		(a, b) => b.date.getTime() - a.date.getTime() || byCodes(a.guid ?? "", b.guid ?? ""),
	);
	const feed = new Feed({
		title: `${site.name}: resources and specials`,
		description: `Articles and offers from ${site.name} in ${site.address.city}.`,
		link: siteUrl,
		feed: siteUrl + publicFiles.rss,
		language: site.locale.toLowerCase(),
		generator: "Gatsby",
		// Not the build's date, so that the same content is the same file.
		updated: items[0]?.date,
	});
	for (const item of items) feed.addItem(item);
	return feed.rss2();
};
