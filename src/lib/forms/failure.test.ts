import { createApiError } from "../http/api-request";
import { describeFailure, describeWait } from "./failure";

const now = new Date("2026-11-23T15:00:00Z");
const answered = (status: number, body = "", retryAfter: string | null = null) => describeFailure(createApiError(status, body, "x", retryAfter), now);

test("fields the server names are handed on, with its message", () => {
	expect(answered(400, '{"message":"Two fields are missing.","fields":{"name":"Enter your name.","age":3}}')).toMatchObject({
		kind: "fields",
		text: "Two fields are missing.",
		fields: { name: "Enter your name." },
	});
});

test.each([400, 403, 415])("%i without fields: sending again changes nothing; the server's words, then reload or call", (status) => {
	const failure = answered(status, '{"message":"Not from this site."}');
	expect(failure.kind).toBe("rejected");
	expect(failure.text).toMatch(/^Not from this site\. What you typed is still here\. Reload the page .* call or text us\.$/);
	for (const body of ["<html>", '{"message":{}}']) expect(answered(status, body).text).toMatch(/^This page may be out of date\./);
});

test.each([
	["90", "2026-11-23T15:01:30.000Z", "Please wait 2 minutes"],
	[null, "2026-11-23T15:01:00.000Z", "Please wait 1 minute"],
])("429 with Retry-After %j says when", (retryAfter, retryAt, title) => {
	expect(answered(429, "", retryAfter)).toMatchObject({ kind: "rate-limited", retryAt: new Date(retryAt), title });
});

test.each([
	[413, answered(413), "Your message is too long", ""],
	[408, answered(408), "We couldn’t send it just now", "nothing was sent"],
	[503, answered(503), "We couldn’t send it just now", "nothing was sent"],
	["no answer in time", describeFailure(new DOMException("", "TimeoutError"), now), "We didn’t get an answer from our server", "we’ll count it only once"],
	["a call that's given up", describeFailure(new DOMException("", "AbortError"), now), "We didn’t get an answer from our server", "we’ll count it only once"],
	["no connection", describeFailure(new TypeError("Failed to fetch"), now), "The connection failed", "we’ll count it only once"],
])("%s can be tried again", (_what, failure, title, text) => {
	expect(failure).toMatchObject({ kind: "retryable", title, text: expect.stringContaining(text) });
});

test.each([
	[1, "1 second"],
	[60_000, "1 minute"],
	[61_000, "2 minutes"],
	[5_400_000, "90 minutes"],
	[5_401_000, "2 hours"],
])("%i ms is %s", (milliseconds, words) => {
	expect(describeWait(milliseconds)).toBe(words);
});
