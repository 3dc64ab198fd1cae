import { parseCommand } from "./command";
import { Refusal } from "./kinds";

const getRefusal = (...args: string[]): string => {
	try {
		return `no refusal: ${JSON.stringify(parseCommand(args))}`;
	} catch (error) {
		if (error instanceof Refusal) return error.message;
		throw error;
	}
};

const commands = `  npm run new -- service "Dermal needling"
  npm run new -- person "Robin Newcomb"
  npm run new -- review "Dana W."
  npm run new -- special "Spring facials"
  npm run new -- resource "Dry hands in winter"
  npm run new -- career "Registered Nurse"
  npm run new -- product "Elm Place Hand Cream"
  npm run new -- campaign "Open house"`;

test("a kind and a title, with quotes or without", () => {
	const command = { kind: "service", title: "Dermal needling", options: { category: undefined, like: undefined } };
	expect(parseCommand(["service", "Dermal needling"])).toEqual(command);
	expect(parseCommand(["service", "Dermal", "needling"])).toEqual(command);
});

test("options in any place", () => {
	const command = { kind: "service", title: "Dermal needling", options: { category: "faces", like: "facial" } };
	expect(parseCommand(["service", "Dermal needling", "--like", "facial", "--category=faces"])).toEqual(command);
	expect(parseCommand(["--category", "faces", "--like", "facial", "service", "Dermal needling"])).toEqual(command);
});

test.each([
	["nothing", [], `Say what to add, and its title in quotes:\n${commands}`],
	["an unknown kind", ["page", "Gifts"], `“page” isn’t a kind of content. Choose one of these, and write the title in quotes:\n${commands}`],
	["a kind in capitals", ["Service", "x"], `“Service” isn’t a kind of content. Choose one of these, and write the title in quotes:\n${commands}`],
	[
		"an unknown option",
		["service", "Dermal needling", "--lik", "facial"],
		"“--lik” isn’t an option. There are --category and --like, both for services, each followed by a slug.",
	],
	["an option without a slug", ["service", "Dermal needling", "--like"], "Write a slug after --category and after --like, such as --like microneedling."],
])("%s is refused", (_name, args, message) => {
	expect(getRefusal(...args)).toBe(message);
});
