import { apiRequest, createApiError } from "../../lib/http/api-request";
import { isRecord } from "../../lib/records";
import type { FormDraft } from "./use-form-draft";

export { describeFailure } from "../../lib/forms/failure";

/** 64 bits of FNV-1a. */
const fingerprint = (text: string): string => {
	let hash = 0xcbf29ce484222325n;
	for (let index = 0; index < text.length; index += 1)
		hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
	return hash.toString(16).padStart(16, "0");
};

/** Milliseconds. */
const answerTime = 20_000;

export interface FormReceipt {
	readonly reference: string;
	readonly link: string | undefined;
}

const readLink = (link: unknown): string | undefined => {
	if (typeof link !== "string") return undefined;
	const { origin } = window.location;
	const address = link.startsWith("/") ? `${origin}${link}` : link;
	return address.startsWith(`${origin}/api/request`) ? address : undefined;
};

const readReceipt = (answer: unknown): FormReceipt => {
	const { reference, link } = isRecord(answer) ? answer : {};
	return { reference: typeof reference === "string" ? reference : "", link: readLink(link) };
};

/**
 * The elapsed time is a header, so that the body and its key stay the same.
 * @throws ApiError, TimeoutError after 20 s, or what fetch throws without a connection
 */
export const sendForm = async (endpoint: string, draft: FormDraft): Promise<FormReceipt> => {
	const headers = {
		// It stays the same while the content does, also after a time-out or a reload.
		"Idempotency-Key": `${draft.id}-${fingerprint(JSON.stringify(draft.values))}`,
		"Form-Elapsed": String(Math.round(Date.now() - draft.startedAt)),
	};
	const response = await apiRequest("POST", endpoint, draft.values, {
		headers,
		signal: AbortSignal.timeout(answerTime),
	});
	// A host without the server may answer everything with a page.
	if (response.headers.get("Content-Type")?.startsWith("text/html"))
		throw createApiError(404, "", "A page instead of JSON");
	return readReceipt(await response.json().catch(() => null));
};
