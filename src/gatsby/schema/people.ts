/** The team and what clients wrote. */
export const peopleTypes = `
	enum TeamGroup { medical aesthetics operations }
	type TeamMember implements Node @dontInfer {
		position: Int! @proxy(from: "jsonId")
		slug: String!
		path: String! @pathBelow(folder: "/team")
		name: String!
		credentials: String
		role: String!
		group: TeamGroup!
		monogram: String!
		image: Picture! @link(by: "file")
		shortBio: String @facts
		bio: [String!]! @facts
		education: [String!]!
		focus: [String!]!
		quote: String!
		seo: Seo!
		"What this person performs. By elemMatch because performers is a list: without it, the link silently finds nothing."
		services: [Service!]! @link(by: "performers.elemMatch.slug", from: "slug")
	}
	type Review implements Node @dontInfer {
		position: Int! @proxy(from: "jsonId")
		name: String!
		review: String! @facts
		rating: Int!
		date: Date! @dateformat
		service: Service @link(by: "slug")
	}
`;
