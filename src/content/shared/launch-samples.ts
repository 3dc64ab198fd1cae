/**
 * Samples that several kinds of content have. `npm run check:launch` asks for their replacement.
 */

export const replaceReview = {
	at: "review",
	what: "medical reviews",
	remedy: "Have a prescriber check each page, and enter who did and when: visitors go by it.",
};
export const replacePrices =
	"Set each one to what the spa charges: a price that's shown is offered.";
export const replaceOffers = {
	what: "offers",
	remedy: "Replace each one with an offer of the spa's own: anyone who reads it may insist on it.",
};
