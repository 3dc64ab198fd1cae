import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { isStateLicense, type License, licensesFor } from "../schemas/license";
import { areInitials, getInitials } from "../schemas/names";

type Person = LoadedEntry<CollectionEntry<"team">>;

/** The license that a short form in `credentials` stands for. */
const licenseOf: Readonly<Record<string, readonly License[]>> = {
	MD: ["physician"],
	PA: ["physician-assistant"],
	"PA-C": ["physician-assistant"],
	APRN: ["nurse-practitioner"],
	"FNP-C": ["nurse-practitioner"],
	"FNP-BC": ["nurse-practitioner"],
	RN: ["registered-nurse", "nurse-practitioner"],
	LE: ["esthetician"],
	CLT: ["laser-technician"],
};

const checkMonogram = (entry: Person): Problem[] => {
	const { monogram, name } = entry.value;
	const initials = getInitials(name);
	if (!/^[A-Z]{2,3}$/.test(monogram) || initials.length < 2 || areInitials(monogram, name)) return [];
	const right = `${initials[0] ?? ""}${initials.at(-1) ?? ""}`;
	return [
		problemAt(entry, "monogram", {
			found: formatValue(monogram),
			expected: `the initials of ${name}, such as ${right}`,
			remedy: `Write "${right}", or correct the name.`,
		}),
	];
};

const checkLicenses = (entry: Person): Problem[] => {
	const { licenses, licenseNumbers } = entry.value;
	const problems: Problem[] = [];
	if (licenses.includes("none") && licenses.length > 1) {
		const expected = '"none" alone, or licenses without it';
		problems.push(
			problemAt(entry, "licenses", { found: licenses.join(", "), expected, remedy: 'Remove "none", or the licenses that the person doesn\'t hold.' }),
		);
	}
	for (const license of Object.keys(licenseNumbers) as (keyof typeof licenseNumbers)[]) {
		if (licenses.includes(license)) continue;
		const expected = `numbers of the licenses that the person holds: ${licenses.filter(isStateLicense).join(", ") || "none"}`;
		const remedy = `Remove the number, or add "${license}" to licenses.`;
		problems.push(problemAt(entry, `licenseNumbers.${license}`, { found: `a number for ${license}`, expected, remedy }));
	}
	return problems;
};

/** The license that a job's name needs. */
const licensedRoles: readonly (readonly [role: RegExp, licenses: readonly License[]])[] = [
	[/\bMedical Director\b|\bPhysician$/i, ["physician"]],
	[/\bPhysician Assistant\b/i, ["physician-assistant"]],
	[/\bNurse Practitioner\b/i, ["nurse-practitioner"]],
	[/\b(?:Registered Nurse|Nurse Injector)\b/i, ["registered-nurse", "nurse-practitioner"]],
	[/\bEsthetician\b/i, ["esthetician"]],
	[/\bLaser Technician\b/i, ["laser-technician"]],
];

const describeHolder = (held: readonly License[]): string => {
	const licenses = held.filter((license) => license !== "none");
	return licenses.length > 0 ? `someone licensed as ${licenses.join(", ")}` : "someone without a license";
};

const checkRole = (entry: Person): Problem[] => {
	const { group, licenses, role } = entry.value;
	const report = (path: string, found: string, expected: string, remedy: string) => [problemAt(entry, path, { found: formatValue(found), expected, remedy })];
	const wrong = licensedRoles.find(([pattern, needed]) => pattern.test(role) && !needed.some((license) => licenses.includes(license)));
	if (wrong)
		return report("role", role, `a job for ${describeHolder(licenses)}`, `Correct the role, or add "${wrong[1][0] ?? ""}" to licenses if the person holds it.`);
	if (group !== "medical" || licenses.some((license) => licensesFor.injection.includes(license))) return [];
	return report("group", group, `a part of the team page for ${describeHolder(licenses)}`, "Correct the group, or the licenses.");
};

/** What the page says after a name is what the person may do. */
const checkCredentials = (entry: Person): Problem[] => {
	const { credentials, licenses } = entry.value;
	return credentials.split(/[,\s]+/).flatMap((short) => {
		const needed = licenseOf[short];
		if (!needed || needed.some((license) => licenses.includes(license))) return [];
		const expected = `"${needed[0]}" among the licenses, because the credentials say ${short}`;
		return [problemAt(entry, "licenses", { found: licenses.join(", "), expected, remedy: "Add the license, or correct the credentials." })];
	});
};

/** A board gives each number once. */
const checkNumbers = (team: readonly Person[]): Problem[] => {
	const seen = new Map<string, string>();
	return team.flatMap((entry) =>
		Object.entries(entry.value.licenseNumbers).flatMap(([license, number]) => {
			if (number === null || number === undefined) return [];
			const key = `${license} ${number}`;
			const other = seen.get(key);
			if (other === undefined) {
				seen.set(key, entry.value.name);
				return [];
			}
			const remedy = "Look both numbers up in the board's register, and correct the wrong one.";
			return [problemAt(entry, `licenseNumbers.${license}`, { found: formatValue(number), expected: `a number that ${other} doesn't have`, remedy })];
		}),
	);
};

/** Whether what's said about a person agrees: name and initials, licenses, their numbers, credentials. */
export const checkPeople = (content: Content): Problem[] => [
	...content.team.flatMap((entry) => [...checkMonogram(entry), ...checkLicenses(entry), ...checkCredentials(entry), ...checkRole(entry)]),
	...checkNumbers(content.team),
];
