import type { PersonLeaf } from "schema-dts";
import { getProfession } from "../text/words";
import { getBusinessId, getPersonId, type Subject } from "./nodes";

export type Person = Pick<Queries.TeamMember, "path" | "name" | "role"> & {
	readonly credentials: string | null;
};

export const describePerson = (
	site: string,
	{ path, name, credentials, role }: Person,
): PersonLeaf => ({
	"@type": "Person",
	"@id": getPersonId(site, path),
	name,
	jobTitle: getProfession({ role, credentials }),
	url: `${site}${path}`,
	worksFor: { "@id": getBusinessId(site) },
	...(credentials && {
		hasCredential: credentials.split(/,\s*/).map((credential) => ({
			"@type": "EducationalOccupationalCredential" as const,
			name: credential,
		})),
	}),
});

export const describePersonPage = (site: string, person: Person): Subject => ({
	nodes: [describePerson(site, person)],
	details: { mainEntity: { "@id": getPersonId(site, person.path) } },
});
