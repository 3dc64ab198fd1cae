import { findAddressFault, findOriginFault, findOutsideFault } from "./web-address";

test.each([
	[
		"a program",
		"javascript:alert(1)",
		"a page of this site that starts with /, or another site's address that starts with https://",
		`Write the address of a page. A link can't begin with "javascript:".`,
	],
	[
		"a program in capital letters",
		"JavaScript:void(0)",
		"a page of this site that starts with /, or another site's address that starts with https://",
		`Write the address of a page. A link can't begin with "JavaScript:".`,
	],
	[
		"data",
		"data:text/html;base64,PGI+",
		"a page of this site that starts with /, or another site's address that starts with https://",
		`Write the address of a page. A link can't begin with "data:".`,
	],
	[
		"a program of old browsers",
		"vbscript:msgbox(1)",
		"a page of this site that starts with /, or another site's address that starts with https://",
		`Write the address of a page. A link can't begin with "vbscript:".`,
	],
	[
		"a file of someone's computer",
		"file:///C:/prices.pdf",
		"a page of this site that starts with /, or another site's address that starts with https://",
		`Write the address of a page. A link can't begin with "file:".`,
	],
	["http", "http://vote.example/x", "https:// instead of http://", 'Write "https://vote.example/x", and try whether the page opens there.'],
	[
		"two slashes",
		"//vote.example/x",
		"a page of this site that starts with /, or another site's address that starts with https://",
		'Write "https://vote.example/x".',
	],
	["no host", "https://", "the whole name of the site after https://, such as https://www.example.com", "Open the page in a browser, and copy its address."],
	[
		"a host without an ending",
		"https://facebook/spa",
		"the whole name of the site after https://, such as https://www.example.com",
		"Open the page in a browser, and copy its address.",
	],
	[
		"www without a name",
		"https://www.facebook/spa",
		"the whole name of the site after https://, such as https://www.example.com",
		"Open the page in a browser, and copy its address.",
	],
	["no colon", "https//vote.example/x", "https:// at the beginning, with a colon and two slashes", 'Write "https://vote.example/x".'],
	["one slash", "https:/vote.example/x", "https:// at the beginning, with a colon and two slashes", 'Write "https://vote.example/x".'],
	["a letter left out", "htps://vote.example/x", "https:// at the beginning, with a colon and two slashes", 'Write "https://vote.example/x".'],
	["no https", "www.vote.example/x", "https:// at the beginning", 'Write "https://www.vote.example/x".'],
	["a name alone", "vote.example", "https:// at the beginning", 'Write "https://vote.example".'],
	["a blank", "https://vote.example/best spa", "an address without blanks", "Remove the blanks, or write %20 for each one that belongs to the address."],
	["a blank at its end", "/about ", "an address without blanks", 'Write "/about".'],
	["https twice", "https://https://vote.example/x", "https:// once", 'Write "https://vote.example/x".'],
	["a user name", "https://desk:secret@vote.example/x", "an address without a user name or a password", "Remove everything between https:// and @, and the @."],
	["the own computer", "https://localhost:8000/about", "a site that everyone can open", "Nobody else can open localhost. Write the site's public address."],
	["a number for a host", "https://192.168.1.20/about", "a site that everyone can open", "Nobody else can open 192.168.1.20. Write the site's public address."],
	["a printer's name", "https://desk.local/about", "a site that everyone can open", "Nobody else can open desk.local. Write the site's public address."],
	["capital letters in https", "HTTPS://vote.example/x", "https:// in small letters", 'Write "https://vote.example/x".'],
	["a period at its end", "https://vote.example/x.", "an address without punctuation at its end", 'Write "https://vote.example/x".'],
	["a bracket at its end", "https://vote.example/x)", "an address without punctuation at its end", 'Write "https://vote.example/x".'],
	["an ending that doesn't exist", "https://www.vote.con/x", "a site's name with an ending that exists, such as .com", "Write .com at the end of the name."],
	[
		"trackers",
		"https://vote.example/x?id=7&utm_source=mail&fbclid=A1#top",
		"an address without parts that track visitors",
		'Write "https://vote.example/x?id=7#top".',
	],
	["quotation marks", "https://vote.example/“x”", "an address without the sign “", "Remove the sign, or copy the address from the browser again."],
	["a backslash", "https://vote.example\\x", "an address without the sign \\", "Remove the sign, or copy the address from the browser again."],
	[
		"half a number",
		"tel:5550100",
		"tel: and the whole number, such as tel:+19185550142",
		"Write a plus sign, 1, the area code and the number, without blanks.",
	],
	["a number with blanks", "tel:+1 405 555 0100", "an address without blanks", 'Write "tel:+14055550100".'],
	[
		"a number that can't be",
		"sms:+11405550100",
		"sms: and the whole number, such as sms:+19185550142",
		"Write a plus sign, 1, the area code and the number, without blanks.",
	],
	["no mailbox", "mailto:desk", "mailto: and an email address, such as mailto:hello@example.com", "Correct the email address."],
	["a word", "about", "a page of this site that starts with /, or another site's address that starts with https://", "Write the address of a page."],
	["nothing", "", "a page of this site that starts with /, or another site's address that starts with https://", "Write the address of a page."],
	["half an anchor", "#", "# and the name of a place on the page, such as #faqs", "Correct the name."],
])("an address is faulty: %s", (_name, address, expected, remedy) => {
	expect(findAddressFault(address)).toEqual({ expected, remedy });
});

test.each([
	"/",
	"/about",
	"/services?category=A%20B#top",
	"#main-content",
	"tel:+14055550100",
	"tel:911",
	"sms:+14055550100",
	"tel:+442079460000",
	"mailto:desk@spa.example",
	"mailto:desk@spa.example?subject=A%20question",
	"https://vote.example",
	"https://vote.example/x?id=7&page=2#top",
	"https://example.com/Spa_(place)",
	"https://www.openstreetmap.org/search?query=1%20Sample%20St%2C%20Norman",
	"https://xn--bcher-kva.example/",
	"https://bücher.example/",
	"https://vote.example/preview.html",
])("an address is sound: %s", (address) => {
	expect(findAddressFault(address)).toBeUndefined();
});

test("an address with an umlaut stays sound, however often one is read", () => {
	const faults = Array.from({ length: 50_000 }, () => findAddressFault("https://bücher.example/")).filter((fault) => fault !== undefined);
	expect(faults).toEqual([]);
});

test.each(["/about", "#top", "tel:+14055550100", "mailto:desk@spa.example"])("%s isn't on another site", (address) => {
	const remedy = "Open the page in a browser, and copy its address.";
	expect(findOutsideFault(address)).toEqual({ expected: "another site's address that starts with https://", remedy });
});

test("a site's own address is its name alone", () => {
	expect(findOriginFault("https://www.spa.example")).toBeUndefined();
	expect(findOriginFault("https://www.spa.example/?a=1")).toEqual({
		expected: "https:// and the site's name alone, without a slash or a page after it",
		remedy: 'Write "https://www.spa.example".',
	});
});
