import { listTexts } from "../fields";
import { type Content, type LoadedContent, loadContent } from "../load";
import type { Problem } from "../problem";
import { findStrayFiles } from "../reading/stray-files";
import { checkWording } from "./banned-words";
import type { Check } from "./check";
import { checkConsents } from "./consent";
import { checkCourses } from "./course";
import { checkDates } from "./dates";
import { checkContact, checkHours } from "./hours";
import { checkAddresses, checkLinks, checkRedirects } from "./links";
import { checkMenus } from "./menu";
import { checkOffers } from "./offers";
import { checkPages } from "./pages";
import { checkPeople } from "./people";
import { checkPictures } from "./pictures";
import { checkPlaceholders, checkTypedFacts } from "./placeholders";
import { checkPrices } from "./prices";
import { checkRawText } from "./raw-text";
import { checkCoverage, checkReferences, checkRepeated, checkUnique } from "./references";
import { checkSafety } from "./safety";

/** What every build checks of content whose shape is right. */
const checks: readonly Check[] = [
	...[checkReferences, checkUnique, checkRepeated, checkCoverage, checkPages, checkMenus, checkLinks, checkRedirects, checkAddresses, checkPictures],
	...[checkPrices, checkOffers, checkCourses, checkDates, checkHours, checkContact],
	...[checkPeople, checkSafety, checkConsents],
];

/**
 * What every build checks, in two rounds. The first reads: JSON, encoding, and the shape of each entry. If anything of that is wrong, only single texts
 * are looked at besides. Otherwise the second round compares: links, figures, licenses and so on.
 * @param root the project's root folder
 */
export const checkContent = (root: string, now = new Date()): { content: Content; loaded: LoadedContent; problems: Problem[] } => {
	const loaded = loadContent(root);
	const { content, files, locate } = loaded;
	const texts = listTexts(files).flatMap((text) => [
		...checkRawText(text),
		...checkPlaceholders(text, content),
		...checkTypedFacts(text, content),
		...checkWording(text),
	]);
	const relations = loaded.problems.length > 0 ? [] : checks.flatMap((check) => [...check(content, { root, files, now })]);
	return { content, loaded, problems: [...loaded.problems, ...[...findStrayFiles(root), ...texts, ...relations].map(locate)] };
};
