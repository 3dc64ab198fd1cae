import { accepts, refuses } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { site } from "./site";

const business = sampleEntry("site");

accepts(site, business, [
	["an outside booking page", ["bookingUrl"], "https://book.example/elm"],
	["no holiday", ["holidays"], []],
	["one day open", ["hours"], [{ day: 0, name: "Sunday", opens: "00:00", closes: "23:59" }]],
]);

refuses(site, business, [
	["the address of the site is no address", ["url"], "elmplace", "custom"],
	["another language", ["locale"], "en-GB", "invalid_value"],
	["the number to dial has blanks", ["phone", "e164"], "+1 918 555 0100", "invalid_format"],
	["the number to dial is a digit short", ["phone", "e164"], "+1918555010", "invalid_format"],
	["the e-mail address has no at sign", ["email"], "hello.example", "invalid_format"],
	["the state is spelled out", ["address", "region"], "Oklahoma", "custom"],
	["the postal code has four digits", ["address", "postalCode"], "7401", "invalid_format"],
	["the postal code is a number", ["address", "postalCode"], 74012, "invalid_type"],
	["the latitude is text", ["geo", "latitude"], "36.1", "invalid_type"],
	["an eighth day of the week", ["hours", 0, "day"], 7, "too_big"],
	["an hour there is not", ["hours", 0, "opens"], "24:00", "invalid_format"],
	["an hour without its zero", ["hours", 0, "opens"], "9:00", "invalid_format"],
	["a minute there is not", ["hours", 0, "closes"], "17:60", "invalid_format"],
	["closing before opening", ["hours", 0, "closes"], "08:00", "custom"],
	["never open", ["hours"], [], "too_small"],
	["a message that leaves out the topic", ["textMessage", "about"], "Hi, I have a question.", "invalid_format"],
	["a holiday without a name", ["holidays", 0, "name"], undefined, "invalid_type"],
	["the radius is zero", ["serviceRadius"], 0, "too_small"],
	["no area served", ["areasServed"], [], "too_small"],
	["a price range there is not", ["priceRange"], "$$$$", "invalid_value"],
	["a network there is not", ["social", 0, "network"], "MySpace", "invalid_value"],
	["three networks", ["social"], (business as { social: unknown[] }).social.slice(0, 3), "too_small"],
	["the year of the award is text", ["award", "year"], "2025", "invalid_type"],
	["the booking page is left out", ["bookingUrl"], undefined, "invalid_type"],
	["the booking page is a path", ["bookingUrl"], "/schedule", "custom"],
]);
