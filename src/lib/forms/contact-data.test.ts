import { suggestEmail } from "./contact-data";

test.each([
	["maria@gmail.co", "maria@gmail.com"],
	["Maria.L+spa@gmial.com", "Maria.L+spa@gmail.com"],
	["maria@gnail.cmo", "maria@gmail.com"],
	["maria@hotmial.com", "maria@hotmail.com"],
	["maria@aol.comm", "maria@aol.com"],
	["maria@mail.elmplace.con", "maria@mail.elmplace.com"],
])("%s was probably meant to be %s", (email, meant) => {
	expect(suggestEmail(email)).toBe(meant);
});

test.each([
	"maria@gmail.com",
	"maria@mail.com",
	"maria@yahoo.co.uk",
	"maria@elmplace.co",
	"maria@elmplace.cm",
	"maria@gamil.de",
	"maria",
])("%j may well be right", (email) => {
	expect(suggestEmail(email)).toBeUndefined();
});
