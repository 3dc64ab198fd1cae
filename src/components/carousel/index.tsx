import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import {
	type KeyboardEvent,
	type ReactNode,
	Suspense,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { useNearViewport } from "../../hooks/use-near-viewport";
import { lazyComponent } from "../../ui/lazy-component";
import type { CarouselState } from "./embla";
import { keepFocus } from "./focused-slide";

const CarouselButton = ({
	name,
	...rest
}: {
	name: string;
	onClick: () => void;
	children: ReactNode;
}) => (
	<button
		type="button"
		className="flex size-11 items-center justify-center rounded-pill border border-hairline eased-colors hover:border-current"
		aria-label={name}
		data-tooltip={name}
		{...rest}
	/>
);

const CarouselControls = ({ state }: { state: CarouselState | undefined }) => (
	<div className="carousel-controls" data-print="hide">
		{state && (
			<>
				{state.playing !== undefined && (
					<CarouselButton
						name={state.playing ? "Pause auto-scroll" : "Resume auto-scroll"}
						onClick={state.togglePlaying}
					>
						{state.playing ? <Pause className="size-4" /> : <Play className="size-4" />}
					</CarouselButton>
				)}
				<CarouselButton name="Previous slide" onClick={state.previous}>
					<ChevronLeft className="size-5" />
				</CarouselButton>
				<CarouselButton name="Next slide" onClick={state.next}>
					<ChevronRight className="size-5" />
				</CarouselButton>
			</>
		)}
	</div>
);

interface Slide {
	key: string;
	label: string;
	content: ReactNode;
}

const EmblaCarousel = lazyComponent("carousel", () =>
	import("./embla").then((module) => module.EmblaCarousel),
);

/**
 * The HTML is a track that scrolls and snaps. Near the viewport, Embla adds the loop, buttons,
 * arrow keys and auto-scroll (docs/specification.md R32).
 */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Slide[] }) => {
	const viewport = useRef<HTMLDivElement>(null);
	const near = useNearViewport(viewport);
	const [state, setState] = useState<CarouselState>();
	const visible = state?.visible ?? [];
	useLayoutEffect(() => {
		if (state && viewport.current) keepFocus(viewport.current);
	}, [state]);
	const onKeyDown = (event: KeyboardEvent) => {
		if (!state || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
		event.preventDefault();
		if (event.key === "ArrowRight") state.next();
		else state.previous();
	};
	return (
		<section
			aria-roledescription="carousel"
			aria-label={label}
			className="carousel"
			data-ready={state && ""}
			onKeyDown={onKeyDown}
		>
			<CarouselControls state={state} />
			<div ref={viewport} className="carousel-viewport">
				<div className="carousel-track" aria-live={state && !state.playing ? "polite" : "off"}>
					{slides.map(({ key, label: name, content }, index) => (
						<div
							key={key}
							role="group"
							aria-roledescription="slide"
							aria-label={`${name}, ${index + 1} of ${slides.length}`}
							className="carousel-slide"
							inert={visible.length > 0 && !visible.includes(index)}
						>
							{content}
						</div>
					))}
				</div>
			</div>
			{near && (
				<Suspense>
					<EmblaCarousel viewport={viewport} onChange={setState} />
				</Suspense>
			)}
		</section>
	);
};
