import { businessFacts } from "../../../tests/support/business-facts";
import { getFacts, listDirections, mailHref, smsHref } from "./facts";

const onCall = "(918) 555-0199";
const business = {
	...businessFacts.business,
	consultation: { price: 50, minutes: 30 },
	firstAppointment: { usually: "within a week" },
	onCall,
};

test("each placeholder, also that of a statement, has its value", () => {
	const statements = [{ name: "afterHours", text: "Call {phone} in {city}." }];
	expect(getFacts(business, statements, [{ rating: 5 }, { rating: 4 }])).toEqual({
		...{
			spa: "Elm Place Med Spa",
			company: "Elm Place Wellness LLC",
			email: "hello@elmplacemedspa.example",
		},
		...{
			phone: "(918) 555-0142",
			phoneNow: "(918) 555-0142 or, when we’re closed, (918) 555-0199",
		},
		...{
			address: "2530 N Elm Pl, Broken Arrow, OK 74012",
			street: "2530 N Elm Pl",
			city: "Broken Arrow",
		},
		...{
			hours: "Monday to Thursday 9 am to 5 pm, Friday 9 am to 3 pm",
			firstAppointment: "within a week",
		},
		...{ consultationPrice: "$50", consultationMinutes: "30", rating: "4.5", reviewCount: "2" },
		afterHours: "Call (918) 555-0142 in Broken Arrow.",
	});
	expect(getFacts({ ...business, onCall: null }, [], []).phoneNow).toBe("(918) 555-0142");
});

test("text messages, emails and directions are encoded links", () => {
	expect(smsHref("+19185550142", "Hello & good day")).toBe(
		"sms:+19185550142?&body=Hello%20%26%20good%20day",
	);
	expect(mailHref("desk@spa.example", "Hi", "One\ntwo")).toBe(
		"mailto:desk@spa.example?subject=Hi&body=One%0Atwo",
	);
	expect(listDirections(business).map(({ href }) => decodeURIComponent(href))).toEqual([
		"https://maps.apple.com/?daddr=2530 N Elm Pl, Broken Arrow, OK 74012",
		"https://www.google.com/maps/dir/?api=1&destination=2530 N Elm Pl, Broken Arrow, OK 74012",
		"https://waze.com/ul?ll=36.0809,-95.7977&navigate=yes",
	]);
});
