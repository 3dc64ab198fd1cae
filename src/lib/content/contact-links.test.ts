import { mailHref, smsHref } from "./contact-links";

test("a text message carries its body, encoded", () => {
	expect(smsHref("+19185550142", "Hello & good day")).toBe("sms:+19185550142?body=Hello%20%26%20good%20day");
});

test("an e-mail has its subject, and its text if there is one", () => {
	expect(mailHref("desk@spa.example", "An appointment")).toBe("mailto:desk@spa.example?subject=An%20appointment");
	expect(mailHref("desk@spa.example", "Hi", "One\ntwo")).toBe("mailto:desk@spa.example?subject=Hi&body=One%0Atwo");
});
