import { nameWithCredentials } from "../../lib/text/words";
import { defineCollection, type Loaded } from "../define-collection";
import { anchorIf } from "../make-anchors";
import { headerPicture } from "../picture-places";
import type { Service } from "../services/schema";
import { checkPerson } from "./checks";
import { computed } from "./graphql";
import { isStateLicense } from "./license";
import { type TeamMember, teamMember } from "./schema";

export const team = defineCollection({
	layout: "folder",
	path: "team",
	schema: teamMember,
	key: "slug",
	type: "TeamMember",
	computed,
	unique: ["id", "name"],
	editor: { group: "people", label: "Team", singular: "person", icon: "group" },
	command: { kind: "person", example: "Robin Newcomb" },
	picture: headerPicture,
	check: checkPerson,
	samples: [
		{
			what: "people",
			remedy: "Replace each one with a person who works here: visitors look up licenses.",
		},
	],
	page: {
		folder: "/team",
		template: "team-member.tsx",
		title: "name",
		detail: "role",
		sitemap: { id: "team", heading: "Team" },
		ids: ["biography", "closing"],
		anchors: (
			{ value: { slug, group, licenses } },
			{ services, team: people }: Loaded<{ services: Service; team: TeamMember }>,
		) => [
			...anchorIf(licenses.some(isStateLicense), "licenses"),
			...anchorIf(
				services.some(({ value }) => value.performers.includes(slug)),
				"services",
			),
			...anchorIf(
				people.some(({ value }) => value.group === group && value.slug !== slug),
				"neighbors",
			),
		],
	},
	overview: {
		key: "team",
		pictured: true,
	},
	search: (people) =>
		people.map(({ slug, name, credentials, role, shortBio, focus }) => ({
			href: `/team/${slug}`,
			kind: "person",
			title: nameWithCredentials({ name, credentials }),
			note: role,
			lines: [...(shortBio ? [shortBio] : []), ...focus],
			keywords: role,
		})),
});
