import type { Context } from "hono";
import { z } from "zod";
import { pluralize } from "../../lib/text/words";
import { computeFingerprint } from "../inquiries/inquiry";
import { parseJson } from "../inquiries/stored-inquiry";
import { cleanFields, readFields, readMediaType, refusal, type ServerEnv } from "./request";

const keyPattern = /^[\w-]{16,200}$/;

const readJsonFields = (text: string) => {
	const { data } = z.record(z.string(), z.string()).safeParse(parseJson(text));
	return data && cleanFields(data);
};

/** @throws HTTPException 400 */
export const readPostedForm = (c: Context<ServerEnv>) => {
	const text = c.get("body");
	const scripted = readMediaType(c) === "application/json";
	const body = scripted ? readJsonFields(text) : readFields(text);
	if (!body)
		throw refusal(400, "The body isn’t a JSON object of texts. Send the form’s fields as one.");
	const idempotencyKey = c.req.header("idempotency-key") ?? "";
	if (scripted && !keyPattern.test(idempotencyKey))
		throw refusal(
			400,
			"The Idempotency-Key header is missing or malformed. Expected 16 to 200 letters, digits, - and _. Send one key for each request, and the same key on every retry.",
		);
	return { scripted, body, idempotencyKey, fingerprint: computeFingerprint(body) };
};

/**
 * @param elapsed the header Form-Elapsed: milliseconds since the form was opened, from a script
 * @returns why a form looks like spam; undefined if it doesn't
 */
export const findHoldReason = (
	blank: string | undefined,
	elapsed: string | undefined,
	holdUnderMs: number,
): string | undefined => {
	if (blank) return "The trap field was filled in";
	const isQuick =
		elapsed !== undefined && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < holdUnderMs;
	return isQuick ? `Sent within ${pluralize(holdUnderMs / 1000, "second")}` : undefined;
};
