import { render, screen } from "@testing-library/react";
import { businessFacts } from "../../../tests/support/business-facts";
import { TrustLine } from "./trust-line";

const { award, trust } = businessFacts.business;
const reasons = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the reasons are followed by the award", () => {
	render(<TrustLine />);
	expect(reasons()).toEqual([...trust, `${award.label} ${award.year}`]);
});

test("beside the award's seal, and below a large figure, neither is said again", () => {
	render(<TrustLine withAward={false} without="5.0" />);
	expect(reasons()).toEqual(["Physician-directed"]);
});
