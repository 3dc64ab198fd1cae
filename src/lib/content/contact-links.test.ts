import { listDirections, mailHref, smsHref } from "./contact-links";

test("a text message carries its body, encoded", () => {
	expect(smsHref("+19185550142", "Hello & good day")).toBe("sms:+19185550142?&body=Hello%20%26%20good%20day");
});

test("an e-mail has its subject, and its text if there is one", () => {
	expect(mailHref("desk@spa.example", "An appointment")).toBe("mailto:desk@spa.example?subject=An%20appointment");
	expect(mailHref("desk@spa.example", "Hi", "One\ntwo")).toBe("mailto:desk@spa.example?subject=Hi&body=One%0Atwo");
});

test("directions lead to the address, by links that open on any device", () => {
	const address = { street: "2530 N Elm Pl", city: "Broken Arrow", region: "OK", postalCode: "74012" };
	const links = listDirections({ address, geo: { latitude: 36.0809, longitude: -95.7977 } });
	expect(links.map(({ label }) => label)).toEqual(["Apple Maps", "Google Maps", "Waze"]);
	const [apple, google, waze] = links.map(({ href }) => new URL(href));
	const line = "2530 N Elm Pl, Broken Arrow, OK 74012";
	expect([apple?.host, apple?.searchParams.get("daddr")]).toEqual(["maps.apple.com", line]);
	expect([google?.host, google?.pathname, google?.searchParams.get("destination")]).toEqual(["www.google.com", "/maps/dir/", line]);
	expect([waze?.host, waze?.searchParams.get("ll")]).toEqual(["waze.com", "36.0809,-95.7977"]);
	for (const { href } of links) expect(href).toMatch(/^https:/);
});
