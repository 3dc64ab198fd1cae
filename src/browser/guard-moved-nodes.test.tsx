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

const renderMoved = (move: (text: ChildNode) => void) => {
	const { container, rerender } = render(<Line text="text" />);
	const text = container.querySelector("p")?.firstChild;
	if (text) move(text);
	return { html: () => container.innerHTML, rerender };
};

test("React removes a text that was wrapped, with its wrapper", () => {
	const { html, rerender } = renderMoved(wrap);
	rerender(<Line />);
	expect(html()).toBe("<p><i>last</i></p>");
});

test("React inserts an element before a text that was wrapped", () => {
	const { html, rerender } = renderMoved(wrap);
	rerender(<Line first text="text" />);
	expect(html()).toBe("<p><b>first</b><font>text</font><i>last</i></p>");
});

test("React goes on if a text that it removes was replaced", () => {
	const { html, rerender } = renderMoved(replace);
	rerender(<Line first />);
	expect(html()).toBe("<p><font>¶text</font><b>first</b><i>last</i></p>");
});

test("React goes on if a text before which it inserts was replaced", () => {
	const { html, rerender } = renderMoved(replace);
	rerender(<Line first text="text" />);
	expect(html()).toBe("<p><font>¶text</font><i>last</i><b>first</b></p>");
});

test("nodes that nobody has moved are removed and inserted as ever", () => {
	const { html, rerender } = renderMoved(() => undefined);
	rerender(<Line first text="text" />);
	expect(html()).toBe("<p><b>first</b>text<i>last</i></p>");
	rerender(<Line />);
	expect(html()).toBe("<p><i>last</i></p>");
});
