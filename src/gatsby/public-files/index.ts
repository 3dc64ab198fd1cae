import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contactCards, publicFiles } from "../../lib/pages/addresses";
import { toLocalDate } from "../../lib/time/time-zone";
import { siteUrl } from "../site";
import { writeContactCards } from "./contact-cards";
import { writeRss } from "./rss";
import { readPublicSource } from "./source";
import { writeLlms, writeRobots, writeSecurity } from "./text-files";

export const writePublicFiles = (directory: string) => {
	const source = readPublicSource(directory, siteUrl);
	const write = (path: string, text: string) =>
		writeFileSync(join(directory, "public", path), text);
	const now = new Date();
	write(publicFiles.robots, writeRobots(siteUrl));
	write(publicFiles.rss, writeRss(source, toLocalDate(source.site.timeZone, now)));
	write(publicFiles.llms, writeLlms(source));
	mkdirSync(join(directory, "public", dirname(publicFiles.security)), { recursive: true });
	write(publicFiles.security, writeSecurity(source, now));
	// Removes those of people who have left.
	const cards = join(directory, "public", contactCards);
	rmSync(cards, { recursive: true, force: true });
	mkdirSync(cards);
	for (const [path, text] of writeContactCards(source)) write(path, text);
};
