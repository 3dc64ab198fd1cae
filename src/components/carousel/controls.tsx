import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import type { CarouselState } from "./engine";

const button = "flex size-11 items-center justify-center rounded-pill border border-hairline transition-colors duration-200 hover:border-current";

const named = (name: string) => ({ "aria-label": name, "data-tooltip": name });

/**
 * Previous, next, and pause or resume where the carousel moves by itself. Before embla runs there is no state:
 * the place is kept, and no button is shown that would do nothing.
 */
export const CarouselControls = ({ state }: { state: CarouselState | undefined }) => (
	<div className="carousel-controls" data-print="hide">
		{state ? (
			<>
				{state.playing === undefined ? null : (
					<button type="button" className={button} onClick={state.togglePlaying} {...named(state.playing ? "Pause auto-scroll" : "Resume auto-scroll")}>
						{state.playing ? <Pause className="size-4" aria-hidden="true" /> : <Play className="size-4" aria-hidden="true" />}
					</button>
				)}
				<button type="button" className={button} onClick={state.previous} {...named("Previous slide")}>
					<ChevronLeft className="size-5" aria-hidden="true" />
				</button>
				<button type="button" className={button} onClick={state.next} {...named("Next slide")}>
					<ChevronRight className="size-5" aria-hidden="true" />
				</button>
			</>
		) : null}
	</div>
);
