/** What Gatsby gives components, without Gatsby: static queries answer what a test sets. */
import { businessFacts } from "./business-facts";

let answer: unknown = businessFacts;

/** Sets what useStaticQuery answers from now on. */
export const answerStaticQueries = (value: unknown): void => {
	answer = value;
};

export const graphql = (): string => "";
export const useStaticQuery = (): unknown => answer;
