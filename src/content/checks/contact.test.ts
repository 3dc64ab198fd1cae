import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/site.json", [
	...["+19995550142", "+19115550142", "+19005550142"].map((e164): Parameters<typeof refusesFacts>[1][number] => [
		`the area code ${e164.slice(2, 5)}`,
		[[["phone"], { display: `(${e164.slice(2, 5)}) 555-0142`, e164 }]],
		[
			"phone.e164",
			`"${e164}"`,
			`an area code that a spa can have, other than ${e164.slice(2, 5)}`,
			"Dial the number to see whether it's the spa's, and correct both ways of writing it.",
		],
	]),
	["a misspelled mail service", [[["email"], "elm@gmial.com"]], ["email", '"elm@gmial.com"', "an email address at gmail.com", 'Write "elm@gmail.com".']],
	[
		"an address that leads on to a network's page",
		[[["social", 0, "href"], "https://l.facebook.com/l.php?u=x"]],
		[
			"social[0].href",
			'"https://l.facebook.com/l.php?u=x"',
			"the page itself, not an address that leads on to it",
			"Open the link in a browser, and copy the address of the page.",
		],
	],
	[
		"braces in the general text message",
		[[["textMessage", "general"], "Hi, {topic}?"]],
		["textMessage.general", '"Hi, {topic}?"', "words without braces: nothing is filled in here", "Say it without the braces and what's in them."],
	],
	[
		"two numbers that aren't the same",
		[[["phone", "display"], "(405) 555-0101"]],
		["phone.display", '"(405) 555-0101"', "the number that e164 dials, (405) 555-0100", "One of the two is wrong: correct it."],
	],
	[
		"a number without its area code",
		[[["phone", "display"], "555-0100"]],
		["phone.display", '"555-0100"', "a number with its area code and nothing else, such as (918) 555-0142", "Write it in that form."],
	],
	[
		"a number with an extension",
		[[["phone", "display"], "(405) 555-0100 ext 5"]],
		["phone.display", '"(405) 555-0100 ext 5"', "a number with its area code and nothing else, such as (918) 555-0142", "Write it in that form."],
	],
	[
		"capital letters in the email address",
		[[["email"], "Desk@spa.example"]],
		["email", '"Desk@spa.example"', "an email address in small letters, without www", 'Write "desk@spa.example".'],
	],
	[
		"www in the email address",
		[[["email"], "desk@www.spa.example"]],
		["email", '"desk@www.spa.example"', "an email address in small letters, without www", 'Write "desk@spa.example".'],
	],
	[
		"a street without its number",
		[[["address", "street"], "Sample St"]],
		["address.street", '"Sample St"', "the number of the house and the street, such as 2530 N Elm Pl", "Write it in that form."],
	],
	[
		"a street with the city",
		[[["address", "street"], "1 Sample St, Norman"]],
		["address.street", '"1 Sample St, Norman"', "the number of the house and the street alone", 'Remove ", Norman". It has a field of its own.'],
	],
	[
		"a city in small letters",
		[[["areasServed"], ["Norman", "moore"]]],
		[
			"areasServed[1]",
			'"moore"',
			"the name of one city alone with its capital letter, such as Broken Arrow",
			"Write the city without the state, a ZIP Code or anything else.",
		],
	],
	[
		"a state among the cities",
		[[["areasServed"], ["Norman", "OK"]]],
		[
			"areasServed[1]",
			'"OK"',
			"the name of one city alone with its capital letter, such as Broken Arrow",
			"Write the city without the state, a ZIP Code or anything else.",
		],
	],
	[
		"a latitude without its decimals",
		[[["geo", "latitude"], 35]],
		[
			"geo.latitude",
			"35",
			"degrees with four or more digits after the decimal point, such as 36.0809",
			"Copy the number from an online map: a right click on the spa's door shows it.",
		],
	],
	[
		"a map's front page",
		[[["map", "href"], "https://www.openstreetmap.org/"]],
		[
			"map.href",
			'"https://www.openstreetmap.org/"',
			"the spa's place on the map, not the map's front page",
			"Search the map for the spa's address, and copy the link.",
		],
	],
	[
		"a map of the street in another city",
		[[["map", "href"], "https://www.google.com/maps/search/?api=1&query=1%20Sample%20St%2C%20Moore%2C%20OK%2073069"]],
		[
			"map.href",
			'"https://www.google.com/maps/search/?api=1&query=1%20Sample%20St%2C%20Moore%2C%20OK%207…',
			"a search for the spa's address: 1 Sample St, Norman, OK 73069",
			"Search the map for the address, and copy the link.",
		],
	],
	[
		"an area code that begins with 1",
		[
			[["phone", "e164"], "+11405550100"],
			[["phone", "display"], "(140) 555-0100"],
		],
		["phone.e164", '"+11405550100"', "+1 and the ten digits of a number in the US, without blanks, such as +19185550142", "Write it in that form."],
	],
	[
		"an exchange that begins with 0",
		[
			[["phone", "e164"], "+14050550100"],
			[["phone", "display"], "(405) 055-0100"],
		],
		["phone.e164", '"+14050550100"', "+1 and the ten digits of a number in the US, without blanks, such as +19185550142", "Write it in that form."],
	],
	[
		"another country's number",
		[[["phone", "e164"], "+442079460000"]],
		["phone.e164", '"+442079460000"', "+1 and the ten digits of a number in the US, without blanks, such as +19185550142", "Write it in that form."],
	],
	[
		"an email address a slip away from the site",
		[[["email"], "desk@spa.exmaple"]],
		["email", '"desk@spa.exmaple"', "an address at spa.example, the name in url", 'Write "desk@spa.example", or correct the url.'],
	],
	[
		"an email address with an ending that doesn't exist",
		[[["email"], "desk@spa.con"]],
		["email", '"desk@spa.con"', "an email address with an ending that exists, such as .com", "Write .com at its end."],
	],
	[
		"an email address with two at signs",
		[[["email"], "desk@@spa.example"]],
		["email", '"desk@@spa.example"', "an email address such as hello@example.com", "Write it in that form."],
	],
	["a state in small letters", [[["address", "region"], "ok"]], ["address.region", '"ok"', "a state in two capital letters, such as OK", 'Write "OK".']],
	["a state spelled out", [[["address", "region"], "Oklahoma"]], ["address.region", '"Oklahoma"', "a state in two capital letters, such as OK", 'Write "OK".']],
	[
		"a state that there isn't",
		[[["address", "region"], "OX"]],
		["address.region", '"OX"', "a state in two capital letters, such as OK", "Write the state's letters, as on an envelope."],
	],
	[
		"a ZIP Code of another state",
		[[["address", "postalCode"], "37069"]],
		["address.postalCode", '"37069"', "a ZIP Code of Oklahoma: it begins with 730 to 732 or 734 to 749", "Correct the ZIP Code or the region."],
	],
	[
		"a city with its state",
		[[["address", "city"], "Norman, Oklahoma"]],
		[
			"address.city",
			'"Norman, Oklahoma"',
			"the name of one city alone with its capital letter, such as Broken Arrow",
			"Write the city without the state, a ZIP Code or anything else.",
		],
	],
	["another country", [[["address", "country"], "USA"]], ["address.country", '"USA"', '"US"', 'Did you mean "US"? Write one of them.']],
	[
		"swapped coordinates",
		[[["geo"], { latitude: -97.4, longitude: 35.2 }]],
		[
			"geo",
			"latitude -97.4, longitude 35.2",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"They've changed places. Write latitude 35.2 and longitude -97.4.",
		],
	],
	[
		"swapped coordinates without the minus",
		[[["geo"], { latitude: 97.4, longitude: 35.2 }]],
		[
			"geo",
			"latitude 97.4, longitude 35.2",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"They've changed places. Write latitude 35.2 and longitude -97.4.",
		],
	],
	[
		"swapped coordinates with the minus at the other one",
		[[["geo"], { latitude: 97.4, longitude: -35.2 }]],
		[
			"geo",
			"latitude 97.4, longitude -35.2",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"They've changed places. Write latitude 35.2 and longitude -97.4.",
		],
	],
	[
		"a longitude without its minus",
		[[["geo", "longitude"], 97.4]],
		[
			"geo",
			"latitude 35.2, longitude 97.4",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"Write latitude 35.2 and longitude -97.4.",
		],
	],
	[
		"a latitude with a minus",
		[[["geo", "latitude"], -35.2]],
		[
			"geo",
			"latitude -35.2, longitude -97.4",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"Write latitude 35.2 and longitude -97.4.",
		],
	],
	[
		"a place in another state",
		[[["geo", "latitude"], 53.2]],
		[
			"geo",
			"latitude 53.2, longitude -97.4",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"Copy both numbers from an online map: a right click on the spa's door shows them.",
		],
	],
	[
		"a latitude beyond the pole",
		[[["geo", "latitude"], 352.1]],
		[
			"geo",
			"latitude 352.1, longitude -97.4",
			"a place in Oklahoma: latitude 33.5 to 37.1, longitude -103.1 to -94.3",
			"Copy both numbers from an online map: a right click on the spa's door shows them.",
		],
	],
	[
		"a time zone in another state",
		[[["timeZone"], "America/New_York"]],
		["timeZone", '"America/New_York"', "the time zone of Oklahoma: America/Chicago", 'Write "America/Chicago".'],
	],
	[
		"a time zone that there isn't",
		[[["timeZone"], "America/Norman"]],
		["timeZone", '"America/Norman"', "the time zone of Oklahoma: America/Chicago", 'Write "America/Chicago".'],
	],
	[
		"an hour's distance instead of a zone",
		[[["timeZone"], "CST"]],
		["timeZone", '"CST"', "the time zone of Oklahoma: America/Chicago", 'Write "America/Chicago".'],
	],
	[
		"the site's address without https",
		[[["url"], "http://www.spa.example"]],
		["url", '"http://www.spa.example"', "https:// instead of http://", 'Write "https://www.spa.example", and try whether the page opens there.'],
	],
	[
		"the site's address with a slash at its end",
		[[["url"], "https://www.spa.example/"]],
		["url", '"https://www.spa.example/"', "https:// and the site's name alone, without a slash or a page after it", 'Write "https://www.spa.example".'],
	],
	[
		"the site's address with a page",
		[[["url"], "https://www.spa.example/home"]],
		["url", '"https://www.spa.example/home"', "https:// and the site's name alone, without a slash or a page after it", 'Write "https://www.spa.example".'],
	],
	[
		"a radius in miles",
		[[["serviceRadius"], 30]],
		["serviceRadius", "30", "a distance in meters from 1000 to 400000, such as 50000 for about 31 miles", "Correct the number."],
	],
	[
		"a radius around the whole country",
		[[["serviceRadius"], 10000000]],
		["serviceRadius", "10000000", "a distance in meters from 1000 to 400000, such as 50000 for about 31 miles", "Correct the number."],
	],
	[
		"an area twice",
		[[["areasServed"], ["Norman", "Moore", "Norman"]]],
		["areasServed[2]", '"Norman"', "each entry of this list once", "areasServed[0] is the same. Remove one of the two, or change it."],
	],
	[
		"a network's page at another network",
		[[["social", 0, "href"], "https://www.instagram.com/spa.example"]],
		[
			"social[0].href",
			'"https://www.instagram.com/spa.example"',
			"an address at facebook.com, because the network is Facebook",
			"Open the spa's page on Facebook, and copy its address.",
		],
	],
	[
		"a network's front page",
		[[["social", 1, "href"], "https://www.instagram.com/"]],
		[
			"social[1].href",
			'"https://www.instagram.com/"',
			"the spa's own page on Instagram, not its front page",
			"Open the spa's page there, and copy its address.",
		],
	],
	[
		"a network twice",
		[
			[["social", 3, "network"], "TikTok"],
			[["social", 3, "href"], "https://www.tiktok.com/@spa"],
		],
		["social[3].network", '"TikTok"', "each network once", "Write the network that's missing: YouTube."],
	],
	[
		"a map that isn't one",
		[[["map", "href"], "https://www.spa-finder.example/map"]],
		[
			"map.href",
			'"https://www.spa-finder.example/map"',
			"an online map: openstreetmap.org, google.com/maps, maps.apple.com, bing.com/maps or waze.com",
			"Find the spa on one of them, and copy the address of its link for sharing.",
		],
	],
	[
		"a map of another address",
		[[["map", "href"], "https://www.google.com/maps/search/?api=1&query=1%20Sample%20St%2C%20Norman%2C%20OK%2073071"]],
		[
			"map.href",
			'"https://www.google.com/maps/search/?api=1&query=1%20Sample%20St%2C%20Norman%2C%20OK%20…',
			"a search for the spa's address: 1 Sample St, Norman, OK 73069",
			"Search the map for the address, and copy the link.",
		],
	],
	[
		"a booking page without https",
		[[["bookingUrl"], "http://book.example/spa"]],
		["bookingUrl", '"http://book.example/spa"', "https:// instead of http://", 'Write "https://book.example/spa", and try whether the page opens there.'],
	],
	[
		"a booking page that's a page of the site",
		[[["bookingUrl"], "/schedule"]],
		["bookingUrl", '"/schedule"', "another site's address that starts with https://", "Open the page in a browser, and copy its address."],
	],
	[
		"a booking page that runs a program",
		[[["bookingUrl"], "javascript:open()"]],
		[
			"bookingUrl",
			'"javascript:open()"',
			"another site's address that starts with https://",
			`Write the address of a page. A link can't begin with "javascript:".`,
		],
	],
	["an award of a year to come", [[["award", "year"], 2027]], ["award.year", "2027", "2026 or earlier", "Write the year in which the spa won it."]],
	["an award of long ago", [[["award", "year"], 204]], ["award.year", "204", "1990 or more", "Correct the number."]],
]);

acceptsFacts("content/site.json", [
	["a number written with dots", [[["phone", "display"], "405.555.0100"]]],
	["a number with its 1", [[["phone", "display"], "1-405-555-0100"]]],
	["a number with its country", [[["phone", "display"], "+1 405 555 0100"]]],
	["a number in words, which nobody can compare", [[["phone", "display"], "(405) 555-SPAS"]]],
	["a toll-free number", [[["phone"], { display: "(800) 234-5678", e164: "+18002345678" }]]],
	["an email address at another provider", [[["email"], "samplespa@gmail.com"]]],
	["an email address below the site's name", [[["email"], "desk@mail.spa.example"]]],
	[
		"an email address at the same name with another ending",
		[
			[["url"], "https://www.samplespa.co"],
			[["email"], "desk@samplespa.com"],
		],
	],
	[
		"a spa in Florida's western part",
		[
			[["address"], { street: "1 Sample St", city: "Pensacola", region: "FL", postalCode: "32501", country: "US" }],
			[["geo"], { latitude: 30.42, longitude: -87.22 }],
		],
	],
	[
		"a spa in Alaska",
		[
			[["address"], { street: "1 Sample St", city: "Anchorage", region: "AK", postalCode: "99501", country: "US" }],
			[["geo"], { latitude: 61.22, longitude: -149.9 }],
			[["timeZone"], "America/Anchorage"],
		],
	],
	["a city with a period and an apostrophe", [[["areasServed"], ["Norman", "St. Louis", "Coeur d’Alene"]]]],
	["a network's short host", [[["social", 0, "href"], "https://m.facebook.com/spa.example"]]],
	["a search of the map for the address", [[["map", "href"], "https://www.google.com/maps/search/?api=1&query=1%20Sample%20St%2C%20Norman%2C%20OK%2073069"]]],
	["a short link to a map", [[["map", "href"], "https://maps.app.goo.gl/AbC1"]]],
	["a booking page", [[["bookingUrl"], "https://book.example/spa?location=1"]]],
	["an award of this year", [[["award", "year"], 2026]]],
]);
