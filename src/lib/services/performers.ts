import { joinWithAnd, nameWithCredentials } from "../text/words";

export interface LicensedPerson {
	readonly slug: string;
	readonly name: string;
	readonly credentials?: string;
	readonly licenses: readonly string[];
}

/** How those who aren't named are called. Laser technicians only assist. */
const kinds: readonly (readonly [license: string, one: string, several: string])[] = [
	["esthetician", "a licensed esthetician", "licensed estheticians"],
	["registered-nurse", "an RN", "RNs"],
	["nurse-practitioner", "an NP", "NPs"],
	["physician-assistant", "a PA", "PAs"],
];

const isPhysician = ({ licenses }: LicensedPerson): boolean => licenses.includes("physician");

const findHighest = ({ licenses }: LicensedPerson): string | undefined => kinds.findLast(([license]) => licenses.includes(license))?.[0];

/** Physicians, and people without a license, have no supervisor. @param team in the order of the team page */
export const findSupervisor = <T extends LicensedPerson>(person: LicensedPerson, team: readonly T[]): T | undefined =>
	isPhysician(person) || person.licenses.includes("none") ? undefined : team.find(isPhysician);

/**
 * "Performed by RNs and NPs under Marian Holloway, MD": each by their highest license. Physicians are named; the team's first one
 * supervises, unless she performs it herself.
 * @param team in the order of the team page
 */
export const describePerformers = (performers: readonly string[], team: readonly LicensedPerson[]): string => {
	const performing = team.filter(({ slug }) => performers.includes(slug));
	const others = performing.filter((person) => !isPhysician(person)).map(findHighest);
	const groups = kinds.flatMap(([license, one, several]) => {
		const count = others.filter((other) => other === license).length;
		return count > 0 ? [count > 1 ? several : one] : [];
	});
	const named = performing.filter(isPhysician).map(nameWithCredentials);
	const performedBy = `Performed by ${joinWithAnd([...groups, ...named])}`;
	const supervisor = team.find(isPhysician);
	return supervisor && !performing.includes(supervisor) ? `${performedBy}${named.length > 0 ? "," : ""} under ${nameWithCredentials(supervisor)}` : performedBy;
};
