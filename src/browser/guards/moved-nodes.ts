/** The child of an element that is the node or holds it; null if the node isn't in the element anymore. */
const findChild = (parent: Node, node: Node): Node | null => {
	let child: Node | null = node;
	while (child && child.parentNode !== parent) child = child.parentNode;
	return child;
};

/**
 * Lets React go on if a translator or an extension has moved or replaced nodes (https://github.com/facebook/react/issues/11538): what isn't there
 * anymore is removed without an exception, and what should be inserted before it comes last. If the node was wrapped, its wrapper takes its place.
 */
export const guardMovedNodes = (): void => {
	const { removeChild, insertBefore } = Node.prototype;
	Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
		const held = findChild(this, child);
		if (held) removeChild.call(this, held);
		return child;
	};
	Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
		insertBefore.call(this, node, reference && findChild(this, reference));
		return node;
	};
};
