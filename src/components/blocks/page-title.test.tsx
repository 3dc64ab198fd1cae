import { render, screen } from "@testing-library/react";
import { businessFacts } from "../../../tests/support/business-facts";
import { TrustLine } from "./page-title";

const { award, trust } = businessFacts.business;
const reasons = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the reasons are followed by the award", () => {
	render(<TrustLine />);
	expect(reasons()).toEqual([...trust, `${award.label} ${award.year}`]);
});

test.each([award.label, "5.0"])("what the hero says in large type, %s, is not said again", (said) => {
	render(<TrustLine without={said} />);
	expect(reasons()).toHaveLength(trust.length);
	expect(reasons().join()).not.toContain(said);
});
