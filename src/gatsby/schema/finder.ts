/** The treatment finder: the map, the choices and the weights. */
export const finderTypes = `
	"Where a concern sits on a drawing, in percent of its width and height."
	type MapPlace @dontInfer { concern: Concern! @link(by: "slug"), view: String!, x: Int!, y: Int! }
	"A choice, and the most that it allows: null for no limit."
	type FinderLimit @dontInfer { label: String!, limit: Float }
	type FinderSkin @dontInfer { label: String!, type: Int! }
	"Points."
	type FinderWeights @dontInfer {
		concern: Float!
		mainConcern: Float!
		visit: Float!
		ongoingVisits: Float!
		downtimeDay: Float!
		onsetWeek: Float!
		hundredDollars: Float!
	}
	type Finder implements Node @dontInfer {
		map: [MapPlace!]!
		downtime: [FinderLimit!]!
		visits: [FinderLimit!]!
		budget: [FinderLimit!]!
		skin: [FinderSkin!]!
		weights: FinderWeights!
	}
`;
