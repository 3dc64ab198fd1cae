import { type ApiError, isApiError } from "../http/api-request";
import { isRecord, pickStrings } from "../records";

export interface FormFailure {
	/** "fields": the server says which are wrong; "rejected": sending it again is useless. */
	readonly kind: "offline" | "fields" | "rate-limited" | "retryable" | "rejected";
	readonly title: string;
	readonly text: string;
	readonly fields?: Readonly<Record<string, string>>;
	readonly retryAt?: Date;
}

/** Seconds to wait if the server doesn't say how long. */
const defaultWait = 60;

const readBody = (body: string): { message: string; fields: Record<string, string> } => {
	let answer: unknown;
	try {
		answer = JSON.parse(body);
	} catch {}
	const { message, fields } = isRecord(answer) ? answer : {};
	return {
		message: typeof message === "string" ? message : "",
		fields: isRecord(fields) ? pickStrings(fields) : {},
	};
};

/** A wait in words, rounded up: "40 seconds", "2 hours". */
export const formatDuration = (milliseconds: number): string => {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	const [amount, unit] =
		seconds < 60
			? [seconds, "second"]
			: seconds <= 5400
				? [Math.ceil(seconds / 60), "minute"]
				: [Math.ceil(seconds / 3600), "hour"];
	return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
};

const kept = "What you typed is still here.";

const describeAnswer = (error: ApiError, now: Date): FormFailure => {
	const { message, fields } = readBody(error.body);
	if (Object.keys(fields).length > 0)
		return { kind: "fields", title: "Please check these fields", text: message, fields };
	if (error.status === 429) {
		const milliseconds = (Number(error.retryAfter) || defaultWait) * 1000;
		const wait = formatDuration(milliseconds);
		return {
			kind: "rate-limited",
			title: `Please wait ${wait}`,
			text: `We got several messages from your connection in a short time, so this one didn’t go through. ${kept} Send it again in ${wait}, or call or text us now.`,
			retryAt: new Date(now.getTime() + milliseconds),
		};
	}
	if (error.status >= 500 || error.status === 408)
		return {
			kind: "retryable",
			title: "We couldn’t send it just now",
			text: `Our server had a problem, so nothing was sent. ${kept} Try again in a minute, or call or text us. You don’t need the form to reach us.`,
		};
	if (error.status === 413)
		return {
			kind: "retryable",
			title: "Your message is too long",
			text: `${kept} Shorten the longest field and send it again.`,
		};
	return {
		kind: "rejected",
		title: "Our server didn’t accept it",
		text: `${message || "This page may be out of date."} ${kept} Reload the page and send it again, or call or text us.`,
	};
};

export const describeFailure = (error: unknown, now: Date): FormFailure => {
	if (isApiError(error)) return describeAnswer(error, now);
	if (
		error instanceof DOMException &&
		(error.name === "TimeoutError" || error.name === "AbortError")
	)
		return {
			kind: "retryable",
			title: "We didn’t get an answer from our server",
			text: `It may have gone through anyway. ${kept} It’s safe to send it again, because we’ll count it only once. You can also call or text us.`,
		};
	return {
		kind: "retryable",
		title: "The connection failed",
		text: `We couldn’t reach our server. ${kept} Check your connection and send it again. That’s safe, because we’ll count it only once. You can also call or text us.`,
	};
};
