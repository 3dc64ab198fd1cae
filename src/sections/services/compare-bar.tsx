import { useEffect, useRef } from "react";
import { getComparePath, maxCompared } from "../../lib/services/compare-path";
import { Button, ButtonLink } from "../../ui/button";
import { Container } from "../../ui/section";

/** In browsers without the option `source`, the bar comes after the list in the tab order. */
interface PopoverWithSource {
	showPopover?: (options: { source: HTMLElement }) => void;
	hidePopover?: () => void;
}

/**
 * A popover whose source is the button pressed last: the next Tab leads into it. Browsers without
 * popovers show it as an ordinary element.
 */
export const CompareBar = ({
	chosen,
	button,
	onClear,
}: {
	chosen: readonly string[];
	button: HTMLElement;
	onClear: () => void;
}) => {
	const ref = useRef<HTMLElement>(null);
	const open = chosen.length > 0;
	useEffect(() => {
		const bar: (PopoverWithSource & { offsetHeight: number }) | null = ref.current;
		if (!bar || !open) return;
		bar.showPopover?.({ source: button });
		// Room at the bottom, so that the bar doesn't cover what gets the focus.
		document.documentElement.style.scrollPaddingBottom = `${bar.offsetHeight + 16}px`;
		return () => {
			bar.hidePopover?.();
			document.documentElement.style.scrollPaddingBottom = "";
		};
	}, [open, button]);
	return (
		<section
			ref={ref}
			popover="manual"
			hidden={!open}
			aria-label="Comparison"
			data-tone="light"
			className="fixed z-30 inset-x-0 top-auto bottom-0 m-0 w-full max-w-none border-t border-hairline bg-surface py-2.5 shadow-float print:hidden"
		>
			<Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p role="status" className="figures text-note">
					<span>{`${chosen.length} chosen`}</span>
					<span className="max-sm:hidden">
						{chosen.length < maxCompared ? `, up to ${maxCompared} fit` : ", that’s as many as fit"}
					</span>
				</p>
				<p className="flex items-center gap-x-6">
					<Button
						variant="quiet"
						onClick={() => {
							button.focus();
							onClear();
						}}
					>
						Clear
					</Button>
					<ButtonLink href={getComparePath(chosen)}>Compare</ButtonLink>
				</p>
			</Container>
		</section>
	);
};
