import { render } from "@testing-library/react";
import { guardMovedNodes } from "./guards";

beforeAll(guardMovedNodes);

const Line = ({ first, text }: { first?: boolean; text?: string }) => (
	<p>
		{first ? <b>first</b> : null}
		{text}
		<i>last</i>
	</p>
);
const font = (text = "") => Object.assign(document.createElement("font"), { textContent: text });
/** Chrome puts new elements in a text's place; other tools put the text into an element. */
const replace = (text: ChildNode) => text.replaceWith(font(`¶${text.textContent}`));
const wrap = (text: ChildNode) => {
	const wrapper = font();
	text.replaceWith(wrapper);
	wrapper.append(text);
};

test.each([
	["removes a text that was wrapped, with its wrapper", wrap, {}, "<p><i>last</i></p>"],
	[
		"inserts before a text that was wrapped",
		wrap,
		{ first: true, text: "text" },
		"<p><b>first</b><font>text</font><i>last</i></p>",
	],
	[
		"goes on if a text that it removes was replaced",
		replace,
		{ first: true },
		"<p><font>¶text</font><b>first</b><i>last</i></p>",
	],
	[
		"goes on if a text before which it inserts was replaced",
		replace,
		{ first: true, text: "text" },
		"<p><font>¶text</font><i>last</i><b>first</b></p>",
	],
])("React %s", (_name, move, next, html) => {
	const { container, rerender } = render(<Line text="text" />);
	move(container.querySelector("p")?.firstChild as ChildNode);
	rerender(<Line {...next} />);
	expect(container.innerHTML).toBe(html);
});
