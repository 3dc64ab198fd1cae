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

test.each([400, 403, 404, 405, 415, 422])("%i without fields: sending again changes nothing; the server's words, then reload or call", (status) => {
	const failure = answered(status, '{"message":"Not from this site."}');
	expect(failure.kind).toBe("rejected");
	expect(failure.text).toMatch(/^Not from this site\. What you typed is still here\. Reload the page .* call or text us\.$/);
	for (const body of ["<html>", '{"message":{}}']) expect(answered(status, body).text).toMatch(/^This page may be out of date\./);
});

test("413 asks for a shorter text", () => {
	expect(answered(413)).toMatchObject({ kind: "retryable", title: "Your message is too long" });
});

test.each([
	["90", "2026-11-23T15:01:30.000Z", "Please wait 2 minutes"],
	["Mon, 23 Nov 2026 15:00:40 GMT", "2026-11-23T15:00:40.000Z", "Please wait 40 seconds"],
	[null, "2026-11-23T15:01:00.000Z", "Please wait 1 minute"],
	["soon", "2026-11-23T15:01:00.000Z", "Please wait 1 minute"],
	["-5", "2026-11-23T15:00:00.000Z", "Please wait 1 second"],
])("429 with Retry-After %j says when", (retryAfter, retryAt, title) => {
	const failure = answered(429, "", retryAfter);
	expect(failure.kind).toBe("rate-limited");
	expect(failure.retryAt?.toISOString()).toBe(retryAt);
	expect(failure.title).toBe(title);
});

test.each([408, 500, 502, 503, 504])("%i: try again, or call", (status) => {
	expect(answered(status)).toMatchObject({ kind: "retryable", title: "We couldn’t send it just now" });
});

test.each(["TimeoutError", "AbortError"])("a request that ends by %s says that sending again is safe", (name) => {
	const failure = describeFailure(new DOMException("", name), now);
	expect(failure).toMatchObject({ kind: "retryable", title: "We didn’t get an answer from our server" });
	expect(failure.text).toContain("we’ll count it only once");
});

test.each([new TypeError("Failed to fetch"), new DOMException("", "NetworkError")])("a connection that fails is said to have failed: %s", (error) => {
	expect(describeFailure(error, now)).toMatchObject({ kind: "retryable", title: "The connection failed" });
});

test.each([
	[1, "1 second"],
	[59_000, "59 seconds"],
	[60_000, "1 minute"],
	[61_000, "2 minutes"],
	[5_400_000, "90 minutes"],
	[5_401_000, "2 hours"],
])("%i ms is %s", (milliseconds, words) => {
	expect(describeWait(milliseconds)).toBe(words);
});
