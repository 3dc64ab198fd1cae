import { apiRequest } from "../../lib/http/api-request";
import { isRecord } from "../../lib/http/is-record";
import { attemptKey, type FormDraft } from "./form-draft";

export { describeFailure } from "../../lib/forms/failure";

/** Milliseconds to wait for an answer. */
const answerTime = 20_000;

/** A signal that ends a call with a TimeoutError after so many milliseconds, and what stops the clock. */
const timeLimit = (milliseconds: number): { signal: AbortSignal; stop: () => void } => {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(new DOMException("No answer in time", "TimeoutError")), milliseconds);
	return { signal: controller.signal, stop: () => clearTimeout(timer) };
};

/**
 * Posts a form's values once. However often it is called with the same draft, the server counts one.
 * @returns the reference of what arrived, empty if the answer has none
 * @throws ApiError, TimeoutError after 20 s, or what fetch throws without a connection
 */
export const sendForm = async (endpoint: string, draft: FormDraft): Promise<string> => {
	const { signal, stop } = timeLimit(answerTime);
	try {
		const headers = { "Idempotency-Key": attemptKey(draft, JSON.stringify(draft.values)) };
		const response = await apiRequest("POST", endpoint, draft.values, { headers, signal });
		const answer: unknown = await response.json().catch(() => null);
		return isRecord(answer) && typeof answer.reference === "string" ? answer.reference : "";
	} finally {
		stop();
	}
};
