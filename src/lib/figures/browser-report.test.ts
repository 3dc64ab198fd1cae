import { findSource, readReport, shortenMessage } from "./browser-report";

test.each([
	[
		"Minified React error #418; visit https://react.dev/e/418?args[]=Maria",
		"Minified React error #418; visit https://react.dev/e/000…",
	],
	[`Unexpected token, "{"name":"Maria Lopez"}" is not JSON`, "Unexpected token, … is not JSON"],
	["Can't find maria@example.com, 918 555 0131", "Can't find … 000 000 0000"],
	["Uncaught Error: 'Maria", "Uncaught Error: …"],
])("%s", (message, short) => expect(shortenMessage(message)).toBe(short));

test("an error has its page, browser and build; one of a lost connection doesn't count", () => {
	const url = new URL("https://elm.example/pricing");
	const read = (message: string) =>
		readReport(`abcdef012345 ${message}`, url, "/pricing", "Chrome/1 Safari/1 Edg/1");
	expect(read("x is not defined")).toEqual({
		error: "x is not defined (/pricing, Edg, build abcdef01)",
	});
	expect(read("TypeError: Failed to fetch")).toEqual({});
});

test.each([
	["?utm_source=Spring-Mail", "https://www.google.com/", "spring-mail"],
	["?utm_source=a@b.example", "https://www.google.com/search?q=maria", "google.com"],
	["", "", "direct"],
])("a visit to %s from %s", (query, referrer, source) =>
	expect(findSource(new URL(`https://elm.example/${query}`), referrer)).toBe(source),
);
