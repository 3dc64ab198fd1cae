import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { getComparePath } from "../../lib/catalog/compare-path";
import { ButtonLink } from "../../ui/button";
import { lazyComponent } from "../../ui/lazy-component";

const CompareBar = lazyComponent(
	"compare-picker",
	() => import(/* webpackChunkName: "compare-picker" */ "./compare-bar").then((module) => module.CompareBar),
	({ chosen }) =>
		chosen.length > 0 ? (
			<p className="sticky bottom-0 z-30 bg-surface py-2.5 text-center">
				<ButtonLink href={getComparePath(chosen)}>Compare</ButtonLink>
			</p>
		) : null,
);

interface Picker {
	/** Slugs, in the order they were chosen. */
	readonly chosen: readonly string[];
	/** Chooses a treatment, or takes the choice back. @param button the one that was pressed */
	readonly toggle: (slug: string, button: HTMLElement) => void;
}

const PickerContext = createContext<Picker>({ chosen: [], toggle: () => undefined });

export const usePicker = (): Picker => useContext(PickerContext);

/** Keeps which treatments of a list are chosen for a comparison, as long as the list is shown; the bar that opens it loads with the first choice. */
export const ComparePicker = ({ children }: { children: ReactNode }) => {
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const [pressed, setPressed] = useState<HTMLElement>();
	const picker = useMemo(
		() => ({
			chosen,
			toggle: (slug: string, button: HTMLElement) => {
				setPressed(button);
				setChosen(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug]);
			},
		}),
		[chosen],
	);
	return (
		<PickerContext value={picker}>
			{children}
			{pressed ? (
				<Suspense>
					<CompareBar chosen={chosen} button={pressed} onClear={() => setChosen([])} />
				</Suspense>
			) : null}
		</PickerContext>
	);
};
