import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useRef,
} from "react";

/** Milliseconds that the pointer has to rest on the button, or be away. */
const hoverDelay = { open: 120, close: 220 };

/**
 * What HTML alone can't do for a menu: hovering, arrow keys, and closing once the focus has left.
 */
export const useDropdown = () => {
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	/** Null in browsers without popovers: there, before-hydration.ts opens and closes the panel. */
	const getPopover = () => ("showPopover" in HTMLElement.prototype ? panel.current : null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const byHover = useRef(false);

	useEffect(() => () => clearTimeout(timer.current), []);

	const onToggle = () => {
		if (!panel.current?.matches(":popover-open")) byHover.current = false;
	};
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
		if (event.pointerType === "mouse") toggle(show, show ? hoverDelay.open : hoverDelay.close);
	};

	/**
	 * Whoever hovers and then clicks wants the panel open. Hovering doesn't open what a click has
	 * closed.
	 */
	const onClick = (event: MouseEvent) => {
		clearTimeout(timer.current);
		if (byHover.current && event.detail > 0) event.preventDefault();
		byHover.current = false;
	};

	const onKeyDown = (event: KeyboardEvent) => {
		// The browser gives the focus back to what had it. If hovering opened the panel, that may be
		// nothing.
		if (event.key === "Escape" && panel.current?.contains(document.activeElement))
			button.current?.focus();
		const element = getPopover();
		if (!element) return;
		const links = [...element.querySelectorAll<HTMLElement>("a[href]")];
		const at = links.indexOf(document.activeElement as HTMLElement);
		const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[
			event.key
		];
		if (target === undefined || (at < 0 && event.key !== "ArrowDown")) return;
		event.preventDefault();
		if (!element.matches(":popover-open")) element.showPopover();
		if (target < 0) button.current?.focus();
		else links[Math.min(target, links.length - 1)]?.focus();
	};

	/** Once the focus has left the panel, it would cover what has it now. */
	const onBlur = ({ relatedTarget }: FocusEvent) => {
		const element = getPopover();
		if (!(relatedTarget instanceof Node) || relatedTarget === button.current) return;
		if (element?.matches(":popover-open") && !element.contains(relatedTarget))
			element.hidePopover();
	};

	/** After a click on a link, the pointer is still over the panel and mustn't open it again. */
	const close = () => {
		clearTimeout(timer.current);
		getPopover()?.hidePopover();
	};

	const handlers = { onPointerEnter: hover(true), onPointerLeave: hover(false), onKeyDown, onBlur };
	return {
		button,
		panel,
		triggerProps: { ...handlers, onClick },
		panelProps: { ...handlers, onClick: close, onToggle },
	};
};
