import { getConsentState, isPortraitGround } from "./consent";

const today = "2026-05-01";
const scope = ["website"];

test.each([
	[{ person: "none" }, "not needed"],
	[{ person: "client" }, "missing"],
	[{ person: "staff", consent: { scope } }, "recorded"],
	[{ person: "client", consent: { scope: ["print"] } }, "missing"],
	[{ person: "client", consent: { scope, until: today } }, "recorded"],
	[{ person: "client", consent: { scope, until: "2026-04-30" } }, "missing"],
])("the consent of a picture %j is %s", (picture, state) => {
	expect(getConsentState(picture, today)).toBe(state);
});

test("a background for initials is named so and shows nobody", () => {
	const subject = "portrait ground: paper";
	const pictures = [{ subject }, { subject, person: "staff" }, { subject: "portrait grounds" }];
	expect(pictures.map(isPortraitGround)).toEqual([true, false, false]);
});
