import { useEffect, useRef } from "react";

/** Milliseconds (docs/specification.md R37). */
const tooltipRules = { delay: 700, skipDelay: 300 };

/**
 * Pixels to the element and to the window's edge. The stylesheet makes the gap part of the tooltip.
 */
const gap = 8;

const place = (tip: HTMLElement, anchor: DOMRect): void => {
	const { width, height } = tip.getBoundingClientRect();
	const left = Math.min(
		Math.max(anchor.left + anchor.width / 2 - width / 2, gap),
		window.innerWidth - width - gap,
	);
	const below = anchor.bottom + gap;
	tip.style.left = `${left}px`;
	tip.style.top = `${below + height > window.innerHeight ? anchor.top - gap - height : below}px`;
};

const findLabelled = (target: EventTarget | null): HTMLElement | undefined =>
	(target instanceof Element && target.closest<HTMLElement>("[data-tooltip]")) || undefined;

/**
 * One for the whole page. Its text, `data-tooltip`, is the same as the element's accessible name,
 * so screen readers skip it. It stays while the pointer is on it (WCAG 1.4.13).
 */
export const Tooltip = () => {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const tip = ref.current;
		if (!tip?.showPopover) return;
		tip.style.setProperty("--tooltip-gap", `${gap}px`);
		const ended = new AbortController();
		const { signal } = ended;
		let current: HTMLElement | undefined;
		let closedAt = Number.NEGATIVE_INFINITY;
		let timer: ReturnType<typeof setTimeout> | undefined;

		const close = () => {
			clearTimeout(timer);
			current = undefined;
			if (!tip.matches(":popover-open")) return;
			closedAt = performance.now();
			tip.hidePopover();
		};
		const open = (element: HTMLElement) => {
			tip.textContent = element.dataset.tooltip ?? "";
			tip.showPopover();
			place(tip, element.getBoundingClientRect());
		};
		const schedule = (element: HTMLElement | undefined, delay: number) => {
			if (element === current) return;
			close();
			current = element;
			if (element) timer = setTimeout(() => open(element), delay);
		};

		document.addEventListener(
			"pointerover",
			({ target, pointerType }) => {
				if (pointerType !== "mouse" || target === tip) return;
				const element = findLabelled(target);
				// If this tooltip is closed first, the next one appears without a delay.
				if (element !== current) close();
				schedule(
					element,
					performance.now() - closedAt < tooltipRules.skipDelay ? 0 : tooltipRules.delay,
				);
			},
			{ signal },
		);
		document.addEventListener(
			"focusin",
			({ target }) =>
				target instanceof Element &&
				target.matches(":focus-visible") &&
				schedule(findLabelled(target), 0),
			{ signal },
		);
		for (const event of ["focusout", "pointerdown", "scroll"])
			document.addEventListener(event, close, { signal, passive: true, capture: true });
		document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
		document.documentElement.addEventListener("pointerleave", close, { signal });
		return () => {
			ended.abort();
			close();
		};
	}, []);
	return (
		<div
			ref={ref}
			popover="manual"
			role="tooltip"
			aria-hidden="true"
			data-tone="deep"
			data-print="hide"
			className="tooltip"
		/>
	);
};
