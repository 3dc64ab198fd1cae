import type { z } from "zod";
import type { Finding } from "../problem";

/** What a value should be instead, and what to do. */
export type Fault = Pick<Finding, "expected" | "remedy">;

/** For `superRefine`: refuses a value with a message of its own, as a check does (`reading/explain.ts` shows both sentences). */
export const refuseFaulty =
	<T>(find: (value: T) => Fault | undefined) =>
	(value: T, context: z.core.$RefinementCtx<T>): void => {
		const fault = find(value);
		if (fault) context.addIssue({ code: "custom", message: fault.expected, params: { remedy: fault.remedy }, input: value });
	};
