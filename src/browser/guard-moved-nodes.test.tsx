import { render } from "@testing-library/react";
import { guardMovedNodes } from "./guards";

const { removeChild, insertBefore } = Node.prototype;
beforeEach(guardMovedNodes);
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

const Line = ({ first, text }: { first?: boolean; text?: string }) => (
	<p>
		{first ? <b>first</b> : null}
		{text}
		<i>last</i>
	</p>
);

/** Chrome puts new elements in a text's place. */
const replace = (text: ChildNode): void => {
	const font = document.createElement("font");
	font.textContent = `¶${text.textContent}`;
	text.replaceWith(font);
};
/** Other tools put the text into an element. */
const wrap = (text: ChildNode): void => {
	const font = document.createElement("font");
	text.replaceWith(font);
	font.append(text);
};
const leave = (): void => undefined;

test.each([
	["removes a text that was wrapped, with its wrapper", wrap, {}, "<p><i>last</i></p>"],
	["inserts before a text that was wrapped", wrap, { first: true, text: "text" }, "<p><b>first</b><font>text</font><i>last</i></p>"],
	["goes on if a text that it removes was replaced", replace, { first: true }, "<p><font>¶text</font><b>first</b><i>last</i></p>"],
	["goes on if a text before which it inserts was replaced", replace, { first: true, text: "text" }, "<p><font>¶text</font><i>last</i><b>first</b></p>"],
	["inserts before a text that nobody has moved", leave, { first: true, text: "text" }, "<p><b>first</b>text<i>last</i></p>"],
	["removes a text that nobody has moved", leave, {}, "<p><i>last</i></p>"],
])("React %s", (_name, move, next, html) => {
	const { container, rerender } = render(<Line text="text" />);
	const text = container.querySelector("p")?.firstChild;
	if (text) move(text);
	rerender(<Line {...next} />);
	expect(container.innerHTML).toBe(html);
});
