import { getConsentState, isPortraitGround } from "./consent";

const today = "2026-05-01";
const consent = { reference: "C-1", date: "2026-03-02", scope: ["website"] };

test.each([undefined, null, "none"])("a picture whose person is %p needs none", (person) => {
	expect(getConsentState({ person }, today)).toBe("not needed");
});

test.each(["client", "staff", "other"])("a picture of %s needs one", (person) => {
	expect(getConsentState({ person }, today)).toBe("missing");
	expect(getConsentState({ person, consent: null }, today)).toBe("missing");
	expect(getConsentState({ person, consent }, today)).toBe("recorded");
});

test("a consent for other places only is none for this site", () => {
	expect(getConsentState({ person: "client", consent: { ...consent, scope: ["social", "print"] } }, today)).toBe("missing");
});

test("a consent holds on its last day, and no longer", () => {
	expect(getConsentState({ person: "client", consent: { ...consent, until: today } }, today)).toBe("recorded");
	expect(getConsentState({ person: "client", consent: { ...consent, until: "2026-04-30" } }, today)).toBe("missing");
});

test.each([
	["portrait ground: paper", undefined, true],
	["Portrait ground", "none", true],
	["portrait ground: paper", "staff", false],
	["portrait", "staff", false],
	["portrait grounds", undefined, false],
	["plaster, as a portrait ground", undefined, false],
])("a ground for initials: %p of %p: %p", (subject, person, ground) => {
	expect(isPortraitGround({ subject, person })).toBe(ground);
});
