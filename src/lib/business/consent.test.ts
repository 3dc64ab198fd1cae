import { getConsentState, isPortraitGround } from "./consent";

const today = "2026-05-01";
const scope = ["website"];

test.each([
	["nobody", { person: "none" }, "not needed"],
	["a client, without a consent", { person: "client" }, "missing"],
	["staff, with a consent", { person: "staff", consent: { scope } }, "recorded"],
	["a client who consented to print only", { person: "client", consent: { scope: ["print"] } }, "missing"],
	["a client, on the consent's last day", { person: "client", consent: { scope, until: today } }, "recorded"],
	["a client, after it", { person: "client", consent: { scope, until: "2026-04-30" } }, "missing"],
])("the consent for a picture of %s", (_name, picture, state) => {
	expect(getConsentState(picture, today)).toBe(state);
});

test.each([
	["portrait ground: paper", undefined, true],
	["portrait ground: paper", "staff", false],
	["portrait grounds", undefined, false],
])("%j of %s as a ground for initials: %s", (subject, person, expected) => {
	expect(isPortraitGround({ subject, person })).toBe(expected);
});
