import { render } from "@testing-library/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { wrapRootElement } from "./head-in-place";

interface HeadProps {
	location: { pathname: string };
}

const AboutHead = ({ location }: HeadProps) => (
	<>
		<title>About</title>
		<meta name="description" content={location.pathname} />
	</>
);
const TeamHead = ({ location }: HeadProps) => (
	<>
		<title>Team</title>
		<meta name="description" content={location.pathname} />
	</>
);
const wrapped = (element: ReactElement) => wrapRootElement?.({ element } as WrapRootElementBrowserArgs, { plugins: [] }) as ReactElement;
const tags = () => [...document.head.querySelectorAll("title, meta")];

test("with a change of page the tags stay, and what differs is changed", () => {
	const { rerender } = render(wrapped(<AboutHead location={{ pathname: "/about" }} />));
	const before = tags();
	expect(document.title).toBe("About");
	expect(before).toHaveLength(2);

	rerender(wrapped(<TeamHead location={{ pathname: "/team" }} />));
	expect(tags()).toEqual(before);
	expect(tags()[0]).toBe(before[0]);
	expect(document.title).toBe("Team");
	expect(before[1]).toHaveAttribute("content", "/team");
});

test("the site's root stays as it is", () => {
	const Root = () => null;
	const root = <Root />;
	expect(wrapped(root)).toBe(root);
});
