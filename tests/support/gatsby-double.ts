/** A double of Gatsby for components: static queries return what a test sets. */
import { businessFacts } from "./business-facts";

let answer: unknown = businessFacts;

export const answerStaticQueries = (value: unknown): void => {
	answer = value;
};

export const graphql = (): string => "";
export const useStaticQuery = (): unknown => answer;
