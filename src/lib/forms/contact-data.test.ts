import { suggestEmail } from "./contact-data";

test.each([
	["maria@gmail.con", "maria@gmail.com"],
	["maria@gmail.co", "maria@gmail.com"],
	["maria@gamil.com", "maria@gmail.com"],
	["Maria.L+spa@gmial.com", "Maria.L+spa@gmail.com"],
	["maria@gnail.cmo", "maria@gmail.com"],
	["maria@hotmial.com", "maria@hotmail.com"],
	["maria@yaho.com", "maria@yahoo.com"],
	["maria@outlok.com", "maria@outlook.com"],
	["maria@aol.comm", "maria@aol.com"],
	["maria@elm-place.con", "maria@elm-place.com"],
	["maria@mail.elmplace.cmo", "maria@mail.elmplace.com"],
])("%s was probably meant to be %s", (email, meant) => {
	expect(suggestEmail(email)).toBe(meant);
});

test.each([
	"maria@gmail.com",
	"maria@googlemail.com",
	"maria@mail.com",
	"maria@email.com",
	"maria@yahoo.co.uk",
	"maria@yahoo.com.mx",
	"maria@hotmail.fr",
	"maria@elmplace.co",
	"maria@elmplace.cm",
	"maria@elmplace.health",
	"maria@gamil.de",
	"maria@ou.edu",
	"",
	"maria",
])("%j may well be right", (email) => {
	expect(suggestEmail(email)).toBeUndefined();
});
