import { businessFacts } from "../../../tests/support/business-facts";
import { getFacts } from "./facts";

test("the value of each placeholder", () => {
	const facts = getFacts(businessFacts.business, [], [{ rating: 5 }, { rating: 4 }]);
	expect(facts).toEqual({
		phone: "(918) 555-0142",
		email: "hello@elmplacemedspa.example",
		address: "2530 N Elm Pl, Broken Arrow, OK 74012",
		street: "2530 N Elm Pl",
		city: "Broken Arrow",
		spa: "Elm Place Med Spa",
		company: "Elm Place Wellness LLC",
		hours: "Monday to Thursday 9 am to 5 pm, Friday 9 am to 3 pm",
		rating: "4.5",
		reviewCount: "2",
	});
});

test("a statement is a placeholder of its own, with its facts filled in", () => {
	const facts = getFacts(businessFacts.business, [{ name: "afterHours", text: "Call {phone}, or go to urgent care in {city}." }], []);
	expect(facts.afterHours).toBe("Call (918) 555-0142, or go to urgent care in Broken Arrow.");
});
