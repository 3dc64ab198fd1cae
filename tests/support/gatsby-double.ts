/** A double of Gatsby for components: static queries return what a test sets. */
import { businessFacts } from "./business-facts";

let answer: unknown = businessFacts;

/** Sets what useStaticQuery returns from now on. */
export const answerStaticQueries = (value: unknown): void => {
	answer = value;
};

export const graphql = (): string => "";
export const useStaticQuery = (): unknown => answer;
