import { joinWithAnd, nameWithCredentials } from "../text/words";

export interface LicensedPerson {
	readonly slug: string;
	readonly name: string;
	readonly credentials?: string;
	readonly licenses: readonly string[];
}

/** Licenses, lowest first, each with a noun for one holder and for several. */
const kinds = [
	["esthetician", "a licensed esthetician", "licensed estheticians"],
	["registered-nurse", "an RN", "RNs"],
	["nurse-practitioner", "an NP", "NPs"],
	["physician-assistant", "a PA", "PAs"],
] as const;

const isPhysician = ({ licenses }: LicensedPerson): boolean => licenses.includes("physician");

/**
 * The team's first physician, except for physicians and people without a license.
 * @param team in the order of the team page
 */
export const findSupervisor = <T extends LicensedPerson>(
	person: LicensedPerson,
	team: readonly T[],
): T | undefined =>
	isPhysician(person) || person.licenses.includes("none") ? undefined : team.find(isPhysician);

/** "Performed by RNs and NPs under Marian Holloway, MD". Physicians are named, others counted. */
export const describePerformers = (
	performers: readonly string[],
	team: readonly LicensedPerson[],
): string => {
	const performing = team.filter(({ slug }) => performers.includes(slug));
	const others = performing.filter((person) => !isPhysician(person));
	const highest = others.map(({ licenses }) =>
		kinds.findLast(([license]) => licenses.includes(license)),
	);
	const groups = kinds.flatMap((kind) => {
		const [, one, several] = kind;
		const count = highest.filter((other) => other === kind).length;
		return count > 0 ? [count > 1 ? several : one] : [];
	});
	const named = performing.filter(isPhysician).map(nameWithCredentials);
	const performedBy = `Performed by ${joinWithAnd([...groups, ...named])}`;
	const supervisor = team.find(isPhysician);
	return supervisor && !performing.includes(supervisor)
		? `${performedBy}${named.length > 0 ? "," : ""} under ${nameWithCredentials(supervisor)}`
		: performedBy;
};
