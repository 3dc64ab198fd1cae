import type { FieldErrors } from "../../lib/forms/definition";
import type { Page } from "../pages/layout";

/** What's said after an action. */
export const notices: Readonly<Record<string, Page["notice"]>> = {
	saved: { title: "Saved", text: "This is how it stands now." },
	undo: {
		title: "Saved",
		text: "For ten seconds you can undo it. If they get an email about it, it leaves after that.",
	},
	readdressed: { title: "Saved", text: "Links in earlier emails don’t work anymore." },
	again: { title: "It’s on its way", text: "“Emails” below says when it’s sent." },
	undone: { title: "Undone", text: "It stands as it did before." },
	asked: {
		title: "Check your email",
		text: "If that’s one of the front desk’s addresses, a link is on its way. It works once, within 15 minutes. Open it in this browser. Anywhere else it shows a code to type here.",
	},
	left: { title: "You’re signed out", text: "To see the inbox again, ask for a link." },
};
export const describeErrors = (errors: FieldErrors) => ({
	title: "Nothing was saved",
	text: "Correct this and save it again.",
	errors,
});
