import { ChevronDown } from "lucide-react";
import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	memo,
	type PointerEvent,
	useEffect,
	useId,
	useRef,
} from "react";
import { useSite } from "../../../hooks/use-site";
import { getCurrentPath, isCurrent, isWithin } from "../../../lib/pages/navigation";
import { cx } from "../../../ui/class-names";
import { Link } from "../../../ui/text";
import { getHrefs, listBelow, type MenuItem, MenuItems, MenuLink } from "./menu-link";

/** Milliseconds that a pointer rests on a trigger, and is away from it. */
const intent = { open: 120, close: 220 };

const findLinks = (panel: HTMLElement): HTMLElement[] => [
	...panel.querySelectorAll<HTMLElement>("a[href]"),
];

export const useDropdown = () => {
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	/** Null in browsers without popovers, where src/browser/inline/before-hydration.ts opens and closes the panel. */
	const getPopover = () => ("showPopover" in HTMLElement.prototype ? panel.current : null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Opened by hovering, and not clicked since. */
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
		if (event.pointerType === "mouse") toggle(show, show ? intent.open : intent.close);
	};

	/** The first click doesn't close what hovering has just opened, and hovering doesn't open again what a click has closed. */
	const onClick = (event: MouseEvent) => {
		clearTimeout(timer.current);
		if (byHover.current && event.detail > 0) event.preventDefault();
		byHover.current = false;
	};

	const onKeyDown = (event: KeyboardEvent) => {
		// A popover returns the focus to what had it before. If hovering opened it, that may be nothing.
		if (event.key === "Escape" && panel.current?.contains(document.activeElement))
			button.current?.focus();
		const element = getPopover();
		if (!element) return;
		const links = findLinks(element);
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

	/** An open panel would cover what's focused next. */
	const onBlur = ({ relatedTarget }: FocusEvent) => {
		const element = getPopover();
		if (
			!(relatedTarget instanceof Node) ||
			relatedTarget === button.current ||
			element?.contains(relatedTarget)
		)
			return;
		if (element?.matches(":popover-open")) element.hidePopover();
	};

	/** A pointer that has just come over the panel doesn't open it again above the next page. */
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

const MenuGroup = memo(
	({ group, pathname }: { group: MenuItem["children"][number]; pathname: string }) => (
		<li className="break-inside-avoid pb-7">
			<Link href={group.href} className="font-display text-display-5 font-medium hover:text-link">
				{group.label}
			</Link>
			<ul className="mt-2.5">
				<MenuItems
					links={group.children}
					isCurrent={(href) => isWithin(href, pathname)}
					className="inline-block py-1 text-small leading-snug text-muted hover:text-link current:text-link current:underline current:underline-offset-4"
				/>
			</ul>
		</li>
	),
);

/**
 * Opens by HTML alone. A child without pages is beside the groups, below the overview.
 * @param pathname of the page shown; empty if this item doesn't lead to it
 */
const MenuDropdown = memo(({ item, pathname }: { item: MenuItem; pathname: string }) => {
	const id = useId();
	const { button, panel, triggerProps, panelProps } = useDropdown();
	const { pages, groups } = listBelow(item);
	const wide = groups.some(({ children }) => children.length > 0);
	return (
		<li className={wide ? undefined : "menu-narrow"}>
			<button
				ref={button}
				type="button"
				popoverTarget={id}
				data-current={pathname !== "" || undefined}
				className="menu-link"
				{...triggerProps}
			>
				{item.label}
				<ChevronDown className="menu-chevron size-3.5" aria-hidden="true" />
			</button>
			<div
				ref={panel}
				id={id}
				popover="auto"
				data-tone="light"
				className={cx("menu-panel", wide ? "menu-panel-wide" : "menu-panel-narrow")}
				{...panelProps}
			>
				<div
					className={cx(
						wide && "mx-auto grid max-w-page grid-cols-3-9 gap-x-14 px-(--gutter) py-10",
					)}
				>
					{wide ? (
						<div className="border-r border-hairline pr-8">
							<p className="font-display text-display-3 font-medium">{item.label}</p>
							{pages.map(({ label, href }) => (
								<p key={href} className="mt-3">
									<MenuLink
										href={href}
										label={label}
										current={isCurrent(href, pathname)}
										className="quiet-link inline-block py-1 text-base font-medium"
									/>
								</p>
							))}
						</div>
					) : null}
					<ul className={wide ? "columns-3 gap-x-10" : "px-2 py-3"}>
						{wide ? (
							groups.map((group) => {
								const hrefs = group.children.map(({ href }) => href);
								return (
									<MenuGroup
										key={group.href}
										group={group}
										pathname={getCurrentPath(hrefs, pathname)}
									/>
								);
							})
						) : (
							<MenuItems
								links={[
									{ label: `All ${item.label.toLowerCase()}`, href: item.href },
									...item.children,
								]}
								isCurrent={(href) => href === item.href && isCurrent(href, pathname)}
								className="block px-4 py-2 text-base hover:text-link current:text-link current:underline current:underline-offset-4"
							/>
						)}
					</ul>
				</div>
			</div>
		</li>
	);
});

export const MainMenu = memo(({ pathname }: { pathname: string }) => (
	<nav aria-label="Main" className="site-header-bar">
		<ul className="flex items-center gap-x-menu">
			{useSite().navigation.menu.map((item) =>
				item.isDropdown ? (
					<MenuDropdown
						key={item.href}
						item={item}
						pathname={getCurrentPath(getHrefs(item), pathname)}
					/>
				) : (
					<li key={item.href}>
						<MenuLink
							href={item.href}
							label={item.label}
							current={isCurrent(item.href, pathname)}
							className="menu-link"
						/>
					</li>
				),
			)}
		</ul>
	</nav>
));
