import { isReasonToCall } from "./when-to-call";

test.each([
	"Call (918) 555-0142 the same day about pus, spreading redness or a fever.",
	"If a lid droops, call (918) 555-0142 and we’ll see you.",
	"Trouble breathing, swallowing or speaking: call 911.",
	"For thoughts of suicide, call or text 988.",
	"Belly pain that doesn’t go away: stop the medicine and go to an emergency room.",
	"Don’t wait for us. Go to urgent care.",
	"Call us if a sore comes back.",
])("to the phone: %s", (text) => {
	expect(isReasonToCall(text)).toBe(true);
});

test.each([
	"Wear sunscreen every morning.",
	"Wait 24 hours before hard workouts, and 10 to 14 days before a facial.",
	"Take the dose that the pharmacy’s label calls for.",
	"Keep 918 drops for later.",
])("at home: %s", (text) => {
	expect(isReasonToCall(text)).toBe(false);
});
