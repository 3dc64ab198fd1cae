import { createApiError } from "../http/api-request";
import { describeFailure, formatDuration } from "./failure";

const now = new Date("2026-11-23T15:00:00Z");
const answered = (status: number, body = "", retryAfter: string | null = null) =>
	describeFailure(createApiError(status, body, "x", retryAfter), now);

test("fields the server names are handed on, with its message", () => {
	const fields = { name: "Enter your name." };
	expect(
		answered(400, JSON.stringify({ message: "No name.", fields: { ...fields, age: 3 } })),
	).toMatchObject({ kind: "fields", text: "No name.", fields });
});

test("what's refused for good has the server's words, then reload or call", () => {
	expect(answered(403, '{"message":"Not from this site."}')).toMatchObject({
		kind: "rejected",
		text: "Not from this site. What you typed is still here. Reload the page and send it again, or call or text us.",
	});
	for (const body of ["<html>", '{"message":{}}'])
		expect(answered(404, body).text).toMatch(/^This page may be out of date\./);
});

test.each([
	["90", "2026-11-23T15:01:30.000Z", "Please wait 2 minutes"],
	[null, "2026-11-23T15:01:00.000Z", "Please wait 1 minute"],
])("429 with Retry-After %j says when", (retryAfter, retryAt, title) => {
	expect(answered(429, "", retryAfter)).toMatchObject({
		kind: "rate-limited",
		retryAt: new Date(retryAt),
		title,
	});
});

test.each([
	["too long", answered(413), /^What you typed is still here\. Shorten the longest field/],
	["a slow request", answered(408), /nothing was sent/],
	["a server's fault", answered(503), /nothing was sent/],
	[
		"no answer in time",
		describeFailure(new DOMException("", "TimeoutError"), now),
		/^It may have gone through anyway\..*only once/,
	],
	[
		"given up",
		describeFailure(new DOMException("", "AbortError"), now),
		/^It may have gone through anyway\..*only once/,
	],
	[
		"no connection",
		describeFailure(new TypeError("Failed to fetch"), now),
		/^We couldn’t reach our server\..*only once/,
	],
])("%s can be tried again", (_what, failure, text) => {
	expect(failure).toMatchObject({ kind: "retryable", text: expect.stringMatching(text) });
});

test("a wait is rounded up", () => {
	const words = ["1 second", "1 minute", "2 minutes", "90 minutes", "2 hours"];
	expect([1, 60_000, 61_000, 5_400_000, 5_401_000].map(formatDuration)).toEqual(words);
});
