import type { FieldErrors } from "../../lib/forms/definition";
import type { Page } from "../pages/layout";

/** What's said after an action. */
export const notices: Readonly<Record<string, Page["notice"]>> = {
	saved: { title: "Saved", text: "This is how it stands now." },
	undo: {
		title: "Saved",
		text: "For ten seconds you can undo it. If they get an email about it, it leaves after that.",
	},
	readdressed: {
		title: "Saved",
		text: "Links in earlier mail don’t work anymore.",
	},
	again: { title: "It’s on its way", text: "“Emails” below says when it’s sent." },
	undone: { title: "Undone", text: "It stands as it did before." },
	asked: {
		title: "Check your email",
		text: "If that’s one of the front desk’s addresses, a link is on its way. It works once, within 15 minutes. Open it in this browser. Anywhere else it shows a code to type here.",
	},
	left: {
		title: "You’re signed out",
		text: "To see the inbox again on this device, ask for a link.",
	},
};
const notSaved = "Nothing was saved";
export const outdated = {
	title: notSaved,
	text: "Something else has happened meanwhile. Below is how it stands now. If what you did still fits, save it again.",
};
export const tooLateToUndo = {
	title: "It can’t be undone anymore",
	text: "More than ten seconds have passed, or something has changed since. Below is how it stands now.",
};
export const describeErrors = (errors: FieldErrors) => ({
	title: notSaved,
	text: "Correct this and save it again.",
	errors,
});
