import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds a pointer rests on a trigger before its panel opens, and is away before it closes. */
const intent = { open: 120, close: 220 };

const linksOf = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>("a[href]")];

interface Dropdown {
	button: RefObject<HTMLButtonElement | null>;
	panel: RefObject<HTMLDivElement | null>;
	open: boolean;
	triggerProps: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: (event: PointerEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
	panelProps: Dropdown["triggerProps"] & { onClick: () => void };
}

/**
 * What a popover panel does beyond HTML: opens on hover with intent, moves with the arrow keys, Home and End.
 * Click, Enter, Escape, light dismissal and the return of focus are the popover's own.
 */
export const useDropdown = (): Dropdown => {
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [open, setOpen] = useState(false);

	useEffect(() => {
		const element = panel.current;
		const sync = () => setOpen(element?.matches(":popover-open") ?? false);
		sync();
		element?.addEventListener("toggle", sync);
		return () => {
			element?.removeEventListener("toggle", sync);
			clearTimeout(timer.current);
		};
	}, []);

	const toggle = (show: boolean, after: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			const element = panel.current;
			if (!element || element.matches(":popover-open") === show) return;
			if (show) element.showPopover();
			else if (!element.contains(document.activeElement)) element.hidePopover();
		}, after);
	};
	const hover = (show: boolean) => (event: PointerEvent) => {
		if (event.pointerType === "mouse") toggle(show, show ? intent.open : intent.close);
	};

	const onKeyDown = (event: KeyboardEvent) => {
		const element = panel.current;
		if (!element) return;
		const links = linksOf(element);
		const at = links.indexOf(document.activeElement as HTMLElement);
		const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
		if (target === undefined || (at < 0 && event.key !== "ArrowDown")) return;
		event.preventDefault();
		if (!element.matches(":popover-open")) element.showPopover();
		if (target < 0) button.current?.focus();
		else links[Math.min(target, links.length - 1)]?.focus();
	};

	const handlers = { onPointerEnter: hover(true), onPointerLeave: hover(false), onKeyDown };
	return { button, panel, open, triggerProps: handlers, panelProps: { ...handlers, onClick: () => panel.current?.hidePopover() } };
};
