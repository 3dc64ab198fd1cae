import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Milliseconds a pointer rests on a trigger before its panel opens, and is away before it closes. */
const intent = { open: 120, close: 220 };

const findLinks = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>("a[href]")];

interface Handlers {
	onPointerEnter: (event: PointerEvent) => void;
	onPointerLeave: (event: PointerEvent) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	onBlur: (event: FocusEvent) => void;
}

interface Dropdown {
	button: RefObject<HTMLButtonElement | null>;
	panel: RefObject<HTMLDivElement | null>;
	triggerProps: Handlers & { onClick: (event: MouseEvent) => void };
	panelProps: Handlers & { onClick: () => void };
}

/**
 * Adds to a popover panel what HTML does not do: opens on hover with intent, moves with the arrow keys, Home and End.
 * Click, Enter, Escape and light dismissal are the popover's own.
 */
export const useDropdown = (): Dropdown => {
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	/** Nothing in browsers without popovers: there, a script of the page opens and closes the panel (src/browser/inline/before-hydration.ts). */
	const getPopover = () => ("showPopover" in HTMLElement.prototype ? panel.current : null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Opened by a pointer that rests on the trigger, and not clicked since. */
	const byHover = useRef(false);

	useEffect(() => {
		const element = panel.current;
		const onToggle = () => {
			if (!element?.matches(":popover-open")) byHover.current = false;
		};
		element?.addEventListener("toggle", onToggle);
		return () => {
			element?.removeEventListener("toggle", onToggle);
			clearTimeout(timer.current);
		};
	}, []);

	const toggle = (show: boolean, after: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			const element = getPopover();
			if (!element || element.matches(":popover-open") === show) return;
			if (show) {
				element.showPopover();
				byHover.current = true;
			} else if (!element.contains(document.activeElement)) element.hidePopover();
		}, after);
	};
	const hover = (show: boolean) => (event: PointerEvent) => {
		if (event.pointerType === "mouse") toggle(show, show ? intent.open : intent.close);
	};

	/**
	 * A click on the trigger means the panel should be open: the first click does not close a panel that hovering has just opened, and
	 * hovering does not open a panel again that a click has closed since.
	 */
	const onClick = (event: MouseEvent) => {
		clearTimeout(timer.current);
		if (byHover.current && event.detail > 0) event.preventDefault();
		byHover.current = false;
	};

	const onKeyDown = (event: KeyboardEvent) => {
		// A popover returns focus to whatever had it when the popover opened. If hovering opened it, that may be nothing.
		if (event.key === "Escape" && panel.current?.contains(document.activeElement)) button.current?.focus();
		const element = getPopover();
		if (!element) return;
		const links = findLinks(element);
		const at = links.indexOf(document.activeElement as HTMLElement);
		const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
		if (target === undefined || (at < 0 && event.key !== "ArrowDown")) return;
		event.preventDefault();
		if (!element.matches(":popover-open")) element.showPopover();
		if (target < 0) button.current?.focus();
		else links[Math.min(target, links.length - 1)]?.focus();
	};

	/** Closes the panel when focus leaves it and its trigger: it would cover the next focused element. */
	const onBlur = ({ relatedTarget }: FocusEvent) => {
		const element = getPopover();
		if (!(relatedTarget instanceof Node) || relatedTarget === button.current || element?.contains(relatedTarget)) return;
		if (element?.matches(":popover-open")) element.hidePopover();
	};

	const handlers = { onPointerEnter: hover(true), onPointerLeave: hover(false), onKeyDown, onBlur };
	return { button, panel, triggerProps: { ...handlers, onClick }, panelProps: { ...handlers, onClick: () => getPopover()?.hidePopover() } };
};
