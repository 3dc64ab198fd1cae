import { Check, Plus } from "lucide-react";
import {
	createContext,
	type ReactNode,
	Suspense,
	useContext,
	useEffect,
	useMemo,
	useState,
} from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { getComparePath, maxCompared } from "../../lib/services/compare-path";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { lazyComponent } from "../../ui/lazy-component";

const CompareBar = lazyComponent(
	"compare-picker",
	() =>
		import(/* webpackChunkName: "compare-picker" */ "./compare-bar").then(
			(module) => module.CompareBar,
		),
	({ chosen }) =>
		chosen.length > 0 ? (
			<p className="sticky bottom-0 z-30 bg-surface py-2.5 text-center">
				<ButtonLink href={getComparePath(chosen)}>Compare</ButtonLink>
			</p>
		) : null,
);

/** Back from the comparison restores it. */
let kept: readonly string[] = [];

const PickerContext = createContext({
	chosen: kept,
	toggle: (_slug: string, _button: HTMLElement): void => undefined,
});

export const ComparePicker = ({ children }: { children: ReactNode }) => {
	const [chosen, setChosen] = useState(kept);
	const [pressed, setPressed] = useState<HTMLElement>();
	useEffect(
		() =>
			setPressed(document.querySelector<HTMLElement>("article [aria-pressed=true]") ?? undefined),
		[],
	);
	useEffect(() => {
		kept = chosen;
	}, [chosen]);
	const picker = useMemo(
		() => ({
			chosen,
			toggle: (slug: string, button: HTMLElement) => {
				setPressed(button);
				setChosen(
					chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug],
				);
			},
		}),
		[chosen],
	);
	return (
		<PickerContext value={picker}>
			{children}
			{pressed && (
				<Suspense>
					<CompareBar chosen={chosen} button={pressed} onClear={() => setChosen([])} />
				</Suspense>
			)}
		</PickerContext>
	);
};

/** Its room is kept until script has loaded. */
export const CompareToggle = ({
	service: { slug, title },
	className,
}: {
	service: { slug: string; title: string };
	className?: string;
}) => {
	const { chosen, toggle } = useContext(PickerContext);
	const pressed = chosen.includes(slug);
	const Mark = pressed ? Check : Plus;
	return (
		<button
			type="button"
			aria-label={`Compare ${title}${pressed ? ", chosen" : ""}`}
			aria-pressed={pressed}
			disabled={!pressed && chosen.length >= maxCompared}
			onClick={({ currentTarget }) => toggle(slug, currentTarget)}
			className={cx(
				"relative z-10 inline-flex min-h-7 shrink-0 items-center gap-1 text-label leading-none text-muted enabled:hover:text-link disabled:opacity-40 aria-pressed:font-medium aria-pressed:text-link print:hidden",
				!useHydrated() && "invisible",
				className,
			)}
		>
			<Mark className="size-4 max-md:hidden" />
			<span>{pressed ? "Chosen" : "Compare"}</span>
		</button>
	);
};
