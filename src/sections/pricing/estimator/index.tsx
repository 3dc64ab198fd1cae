import { Suspense, useRef } from "react";
import { SplitSection } from "../../../components/blocks/block-section";
import type { BlockData } from "../../../components/prose/page-copy";
import { useNearViewport } from "../../../hooks/use-near-viewport";
import { lazyComponent } from "../../../ui/lazy-component";
import { LinkedText } from "../../../ui/linked-text";
import { NotLoaded } from "../../../ui/not-loaded";
import type { EstimatorData } from "./data";

const EstimatorForm = lazyComponent(
	"estimator",
	() => import(/* webpackChunkName: "estimator" */ "./form").then((module) => module.EstimatorForm),
	() => <NotLoaded>Every price is in the lists below. You can also call or text us for a total.</NotLoaded>,
);

interface EstimatorProps extends EstimatorData {
	/** Its first point is for browsers without script, the others are notes below the result. */
	block: BlockData;
}

/** What a plan costs, by every way to pay for it. The form loads when it comes near the viewport; without script, a line says where the prices are. */
export const Estimator = ({ block, ...data }: EstimatorProps) => {
	const place = useRef<HTMLDivElement>(null);
	const near = useNearViewport(place);
	const [withoutScript, ...notes] = block.points;
	return (
		<SplitSection block={block} tone="sand" from="lg" space="dense" gap="tight">
			<div ref={place} className="min-h-96 min-w-0 noscript:min-h-0">
				<p className="hidden noscript:block">
					<LinkedText text={withoutScript?.text ?? ""} />
				</p>
				{near ? (
					<Suspense fallback={null}>
						<EstimatorForm {...data} notes={notes} />
					</Suspense>
				) : null}
			</div>
		</SplitSection>
	);
};
