import { type Content, type LoadedContent, loadContent } from "../load";
import type { Problem } from "../problem";
import { checkAddresses } from "./addresses";
import { checkAnchors } from "./anchors";
import { checkCampaigns } from "./campaigns";
import { checkCareers } from "./careers";
import type { Check } from "./check";
import { checkContact } from "./contact";
import { checkCourses } from "./course";
import { checkCoverage } from "./coverage";
import { checkDates } from "./dates";
import { checkDuplicateEntries } from "./duplicate-entries";
import { checkDuplicates } from "./duplicates";
import { checkHours } from "./hours";
import { checkUniqueKeys } from "./keys";
import { checkLabels } from "./labels";
import { checkAllLinks } from "./links";
import { checkMenus } from "./menu";
import { checkMonthlyNotes } from "./monthly-notes";
import { checkOffers } from "./offers";
import { checkPages } from "./page-blocks";
import { checkPeople } from "./people";
import { checkPermissions } from "./permissions";
import { checkPictures } from "./pictures";
import { checkPrices } from "./prices";
import { checkReading } from "./reading";
import { checkRedirects } from "./redirects";
import { checkAllReferences } from "./references";
import { runChecks } from "./run";
import { checkSafety } from "./safety";
import { checkSpecials } from "./specials";
import { checkSynonyms } from "./synonyms";
import { checkTextForms } from "./text-forms";
import { checkTexts } from "./texts";
import { checkWebAddresses } from "./web-addresses";
import { checkWrittenDays } from "./written-days";

/** What every build checks beyond the shape of each entry. */
const checks: readonly Check[] = [
	checkPages,
	checkAddresses,
	checkUniqueKeys,
	checkPermissions,
	checkPeople,
	checkAllReferences,
	checkMenus,
	checkWebAddresses,
	checkAllLinks,
	checkLabels,
	checkAnchors,
	checkCoverage,
	checkRedirects,
	checkReading,
	(content, { root, raw }) => checkPictures(root, content, raw),
	checkTexts,
	checkTextForms,
	checkDuplicates,
	checkDuplicateEntries,
	checkCourses,
	checkPrices,
	checkMonthlyNotes,
	checkOffers,
	checkSpecials,
	checkCareers,
	checkContact,
	checkHours,
	checkDates,
	checkWrittenDays,
	checkCampaigns,
	checkSafety,
	checkSynonyms,
];

/**
 * What every build checks: the shape of each entry, relations between entries, repeated pictures, banned words, figures that differ from their prose,
 * what law and medicine require, and facts that contradict each other or can't be.
 * @param root the project's root folder
 */
export const checkContent = (root: string, now = new Date()): { content: Content; loaded: LoadedContent; problems: Problem[] } => {
	const loaded = loadContent(root);
	return { content: loaded.content, loaded, problems: [...loaded.problems, ...runChecks(loaded, root, checks, now)] };
};
