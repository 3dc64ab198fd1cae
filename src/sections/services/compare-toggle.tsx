import { Check, Plus } from "lucide-react";
import { useHydrated } from "../../hooks/use-hydrated";
import { maxCompared } from "../../lib/catalog/compare-path";
import { cx } from "../../ui/class-names";
import { usePicker } from "./compare-picker";

/** Chooses a treatment of the list for a comparison. It has its room from the start, and is seen once it works. */
export const CompareToggle = ({ service: { slug, title }, className }: { service: { slug: string; title: string }; className?: string }) => {
	const { chosen, toggle } = usePicker();
	const pressed = chosen.includes(slug);
	const Mark = pressed ? Check : Plus;
	return (
		<button
			type="button"
			aria-label={`Compare ${title}`}
			aria-pressed={pressed}
			disabled={!pressed && chosen.length >= maxCompared}
			onClick={({ currentTarget }) => toggle(slug, currentTarget)}
			className={cx(
				"z-10 inline-flex min-h-7 min-w-7 shrink-0 items-center justify-center gap-1.5 rounded-pill border border-hairline text-small leading-none aria-pressed:border-current lg:border-0 text-muted hover:text-link disabled:opacity-40 aria-pressed:font-medium aria-pressed:text-link print:hidden",
				!useHydrated() && "invisible",
				className,
			)}
		>
			<Mark className="size-4" strokeWidth={1.75} aria-hidden="true" />
			<span className="max-lg:hidden">Compare</span>
		</button>
	);
};
