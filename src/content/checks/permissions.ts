import type { Content } from "../load";
import { type Problem, problemAt } from "../problem";
import { type License, licensesFor, type Procedure, prescribers } from "../schemas/license";

/** The licenses that each person holds, by slug. */
const getLicenses = (content: Content): Map<string, readonly License[]> => new Map(content.team.map(({ value }) => [value.slug, value.licenses]));

const checkLicenses = (content: Content): Problem[] => {
	const held = getLicenses(content);
	return content.services.flatMap((entry) => {
		const { procedure, performers } = entry.value;
		const allowed: readonly License[] = licensesFor[procedure];
		return performers.flatMap((slug, index) => {
			const licenses = held.get(slug);
			if (!licenses || licenses.some((license) => allowed.includes(license))) return [];
			return [
				problemAt(entry, `performers[${index}]`, {
					found: `${slug}, licensed as ${licenses.join(", ")}`,
					expected: `for ${procedure}, one of: ${allowed.join(", ")}`,
					remedy: "Choose someone licensed for it. Who may perform what is in src/content/schemas/license.ts.",
				}),
			];
		});
	});
};

const medicines: readonly Procedure[] = ["prescription", "injection", "infusion"];

/** An article about a medicine is reviewed by someone who may prescribe it. */
const checkReviewers = (content: Content): Problem[] => {
	const held = getLicenses(content);
	const prescribed = new Set(content.services.flatMap(({ value: { slug, procedure } }) => (medicines.includes(procedure) ? [slug] : [])));
	return content.resources.flatMap((entry) => {
		const { reviewer, relatedServices } = entry.value;
		const licenses = held.get(reviewer);
		const medicine = relatedServices.find((slug) => prescribed.has(slug));
		if (!licenses || !medicine || licenses.some((license) => prescribers.includes(license))) return [];
		const expected = `a prescriber (${prescribers.join(", ")}), because the article is about ${medicine}`;
		return [problemAt(entry, "reviewer", { found: `${reviewer}, licensed as ${licenses.join(", ")}`, expected, remedy: "Choose another reviewer." })];
	});
};

/** A client's words may be published with a signed authorization only (45 CFR 164.508). */
const checkAuthorizations = (content: Content): Problem[] =>
	content.reviews.flatMap((entry) => {
		const { sample, authorization } = entry.value;
		if (sample || authorization) return [];
		const expected = "the reference of the client's signed authorization";
		return [problemAt(entry, "authorization", { found: "nothing", expected, remedy: "Add the reference, or remove the review." })];
	});

/** Who may perform and review what, and whose words may be shown. */
export const checkPermissions = (content: Content): Problem[] => [...checkLicenses(content), ...checkReviewers(content), ...checkAuthorizations(content)];
