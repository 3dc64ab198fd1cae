import { z } from "zod";
import { list, lowercase, singleLine, slug } from "../../schemas/field-types";

export const exclusion = z.strictObject({
	slug,
	label: singleLine(110).describe(
		"What a visitor says yes to in the treatment finder, such as “You take a blood thinner”.",
	),
	reason: singleLine(60).describe(
		"How the finder explains it after “because of”, such as “a blood thinner”.",
	),
	words: list(lowercase, 1, 10).describe(
		"How the lines under “not for” of a service name it, in lowercase. Each service that does so lists it in its exclusions.",
	),
});

export type Exclusion = z.infer<typeof exclusion>;

/**
 * True for what somebody is or takes. The search can't go by the words of other reasons, which mean
 * other things, too: “liver” is also in “liver spots”.
 */
export const isSearched = ({ label }: Exclusion): boolean =>
	/^You(?:’re|’ve taken| take) /.test(label);
