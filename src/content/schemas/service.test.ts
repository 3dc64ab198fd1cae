import { accepts, letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { service } from "./service";

const facial = sampleEntry("services");

test("what a service may leave out has a value all the same", () => {
	const { notices: _notices, ...rest } = facial as Record<string, unknown>;
	const { notices, prices } = service.parse({ ...rest, prices: [{ name: "Single", amount: 10, unit: "per treatment", model: "session" }] });
	expect(notices).toEqual([]);
	expect(prices).toEqual([{ name: "Single", amount: 10, unit: "per treatment", model: "session", from: false, sample: false }]);
});

accepts(service, facial, [
	["an id of several parts", ["id"], "22-1"],
	["a short description of 60 letters", ["shortDescription"], letters(60)],
	["a short description of 150 letters", ["shortDescription"], letters(150)],
	["a description of 120 letters", ["description"], letters(120)],
	["a price with cents", ["prices", 0, "amount"], 12.5],
	["a price without a note", ["prices", 0, "note"], undefined],
]);

refuses(service, facial, [
	["the id is a word", ["id"], "two", "invalid_format"],
	["the slug has a capital", ["slug"], "HydraFacial", "invalid_format"],
	["the title is missing", ["title"], undefined, "invalid_type"],
	["the title is empty", ["title"], "", "too_small"],
	["the title has 61 letters", ["title"], letters(61), "too_big"],
	["the category is a title", ["category"], "Advanced Skin Rejuvenation", "invalid_format"],
	["the short description has 59 letters", ["shortDescription"], letters(59), "too_small"],
	["the short description has 151 letters", ["shortDescription"], letters(151), "too_big"],
	["the description has 119 letters", ["description"], letters(119), "too_small"],
	["the description has 321 letters", ["description"], letters(321), "too_big"],
	["the picture is a path", ["image"], "./facial.jpg", "invalid_format"],
	["one gallery picture", ["galleryImages"], ["a.jpg"], "too_small"],
	["five gallery pictures", ["galleryImages"], times(5, "a.jpg"), "too_big"],
	["a gallery picture of the wrong kind", ["galleryImages", 1], "a.gif", "invalid_format"],
	["the head has no description", ["seo", "description"], undefined, "invalid_type"],
	["one paragraph about it", ["aboutTreatment"], [letters(40)], "too_small"],
	["six paragraphs about it", ["aboutTreatment"], times(6, letters(40)), "too_big"],
	["a paragraph with a line break", ["aboutTreatment", 0], `${letters(20)}\n${letters(20)}`, "custom"],
	["two lines of whom it suits", ["candidacy", "goodFor"], times(2, "a"), "too_small"],
	["nobody it does not suit", ["candidacy", "notFor"], [], "too_small"],
	["the day itself is missing", ["whatToExpect", "theDay"], undefined, "invalid_type"],
	["the sessions are a number", ["facts", "sessions"], 3, "invalid_type"],
	["the downtime is missing", ["facts", "downtime"], undefined, "invalid_type"],
	["no price", ["prices"], [], "too_small"],
	["nine prices", ["prices"], times(9, { name: "a", amount: 1, unit: "b" }), "too_big"],
	["a price in quotes", ["prices", 0, "amount"], "179", "invalid_type"],
	["a price of nothing", ["prices", 0, "amount"], 0, "too_small"],
	["a price above 20000", ["prices", 0, "amount"], 20001, "too_big"],
	["a price with half a cent", ["prices", 0, "amount"], 10.005, "not_multiple_of"],
	["a price without a unit", ["prices", 0, "unit"], undefined, "invalid_type"],
	["a price by the hour", ["prices", 0, "model"], "hour", "invalid_value"],
	["a highest price with half a cent", ["prices", 0, "upTo"], 200.005, "not_multiple_of"],
	["a series of one", ["prices", 1, "replaces", "quantity"], 1, "too_small"],
	["two risks", ["risks"], times(2, "a"), "too_small"],
	["nine risks", ["risks"], times(9, "a"), "too_big"],
	["two lines of care before", ["preCare"], times(2, "a"), "too_small"],
	["nine lines of care after", ["postCare"], times(9, "a"), "too_big"],
	["four notices", ["notices"], times(4, letters(40)), "too_big"],
	["four questions", ["faqs"], times(4, { question: "a?", answer: letters(40) }), "too_small"],
	["a question without its mark", ["faqs", 2, "question"], "Does it hurt", "invalid_format"],
	["a short answer", ["faqs", 2, "answer"], "No.", "too_small"],
	["no concern", ["concerns"], [], "too_small"],
	["seven concerns", ["concerns"], times(7, "acne"), "too_big"],
	["a procedure the law does not know", ["procedure"], "magic", "invalid_value"],
	["nobody performs it", ["performers"], [], "too_small"],
	["six performers", ["performers"], times(6, "a"), "too_big"],
	["one related service", ["related"], ["sculptra"], "too_small"],
]);
