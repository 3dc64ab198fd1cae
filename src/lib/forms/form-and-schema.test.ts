import * as form from "./appointment-form";
import * as request from "./appointment-request";
import { topics as taken } from "./contact-message";
import { topics as offered } from "./message-form";

// The browser loads the schemas later than the forms, so the forms have these for themselves.
const values = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);

test("what the forms offer is what their schemas take", () => {
	expect(values(form.parts)).toEqual(request.partsOfDay);
	expect(values(form.clients)).toEqual(request.clientKinds);
	expect(values(form.reaches)).toEqual(request.waysToReach);
	expect(form.dayRows).toHaveLength(request.mostDays);
	expect(form.daysAhead).toBe(request.daysAhead);
	expect(values(offered)).toEqual(taken);
});
