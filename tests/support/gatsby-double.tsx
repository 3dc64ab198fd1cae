/** What Gatsby gives components, without Gatsby: a link is an anchor marked as the router's, static queries answer what a test sets. */
import type { AnchorHTMLAttributes } from "react";
import { businessFacts } from "./business-facts";

let answer: unknown = businessFacts;

/** Sets what useStaticQuery answers from now on. */
export const answerStaticQueries = (value: unknown): void => {
	answer = value;
};

export const graphql = (): string => "";
export const useStaticQuery = (): unknown => answer;
export const navigate = jest.fn();
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => <a data-router="" href={to} {...rest} />;
