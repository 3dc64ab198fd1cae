import { businessFacts } from "../../../tests/support/business-facts";
import { getFacts, listDirections, mailHref, smsHref } from "./facts";

const business = { ...businessFacts.business, consultation: { price: 50, minutes: 30 }, firstAppointment: { usually: "within a week" }, onCall: null };

test("the value of each placeholder", () => {
	const facts = getFacts(business, [], [{ rating: 5 }, { rating: 4 }]);
	expect(facts).toEqual({
		phone: "(918) 555-0142",
		phoneNow: "(918) 555-0142",
		email: "hello@elmplacemedspa.example",
		address: "2530 N Elm Pl, Broken Arrow, OK 74012",
		street: "2530 N Elm Pl",
		city: "Broken Arrow",
		spa: "Elm Place Med Spa",
		company: "Elm Place Wellness LLC",
		hours: "Monday to Thursday 9 am to 5 pm, Friday 9 am to 3 pm",
		consultationPrice: "$50",
		consultationMinutes: "30",
		firstAppointment: "within a week",
		rating: "4.5",
		reviewCount: "2",
	});
});

test("a statement is a placeholder of its own, with its facts filled in", () => {
	const facts = getFacts(business, [{ name: "afterHours", text: "Call {phone}, or go to urgent care in {city}." }], []);
	expect(facts.afterHours).toBe("Call (918) 555-0142, or go to urgent care in Broken Arrow.");
});

test("an on-call number is part of the number for what can't wait", () => {
	const { phone, phoneNow } = getFacts({ ...business, onCall: "(918) 555-0199" }, [], []);
	expect({ phone, phoneNow }).toEqual({ phone: "(918) 555-0142", phoneNow: "(918) 555-0142 or, when we’re closed, (918) 555-0199" });
});

test("a text message carries its body, encoded", () => {
	expect(smsHref("+19185550142", "Hello & good day")).toBe("sms:+19185550142?&body=Hello%20%26%20good%20day");
});

test("an e-mail has its subject, and its text if there is one", () => {
	expect(mailHref("desk@spa.example", "An appointment")).toBe("mailto:desk@spa.example?subject=An%20appointment");
	expect(mailHref("desk@spa.example", "Hi", "One\ntwo")).toBe("mailto:desk@spa.example?subject=Hi&body=One%0Atwo");
});

test("directions lead to the address, by links that open on any device", () => {
	const address = { street: "2530 N Elm Pl", city: "Broken Arrow", region: "OK", postalCode: "74012", country: "US" };
	const links = listDirections({ address, geo: { latitude: 36.0809, longitude: -95.7977 } });
	expect(links.map(({ label }) => label)).toEqual(["Apple Maps", "Google Maps", "Waze"]);
	const [apple, google, waze] = links.map(({ href }) => new URL(href));
	const line = "2530 N Elm Pl, Broken Arrow, OK 74012";
	expect([apple?.host, apple?.searchParams.get("daddr")]).toEqual(["maps.apple.com", line]);
	expect([google?.host, google?.pathname, google?.searchParams.get("destination")]).toEqual(["www.google.com", "/maps/dir/", line]);
	expect([waze?.host, waze?.searchParams.get("ll")]).toEqual(["waze.com", "36.0809,-95.7977"]);
	for (const { href } of links) expect(href).toMatch(/^https:/);
});
