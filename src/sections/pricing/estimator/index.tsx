import { graphql } from "gatsby";
import type { BlockProps } from "../../../components/blocks/render-blocks";
import { RenderNearViewport } from "../../../components/blocks/render-near-viewport";
import { SplitSection } from "../../../components/blocks/sections";
import { lazyComponent, NotLoaded } from "../../../ui/lazy-component";
import { LinkedText } from "../../../ui/text";
import type { FormProps } from "./form";

export const fragments = graphql`
	fragment EstimatedCategory on Category {
		title
		services {
			...PlannedTreatment
			prices {
				note
			}
			specialPrices {
				...SpecialPriceFields
			}
		}
	}
	fragment EstimatedPackage on TreatmentPackage {
		name
		amount
		contents {
			service
			price
			quantity
		}
	}
	fragment EstimatedMembership on Membership {
		slug
		name
		monthlyPrice
		commitmentMonths
		benefits {
			included {
				every
				choices {
					items {
						service
						price
						quantity
					}
				}
			}
			discounts {
				percent
				services
			}
			memberPrices {
				service
				price
				amount
				every
			}
		}
	}
`;

/** So that the page is as high as before when Back returns to it. */
let loaded = false;

const EstimatorForm = lazyComponent(
	"estimator",
	async () => {
		const module = await import(/* webpackChunkName: "estimator" */ "./form");
		loaded = true;
		return module.EstimatorForm;
	},
	() => (
		<NotLoaded>
			Every price is in the lists above. You can also call or text us for a total.
		</NotLoaded>
	),
);

export const Estimator = ({ block, place, ...data }: BlockProps & Omit<FormProps, "notes">) => {
	const [withoutScript, ...notes] = block.points;
	return (
		<SplitSection block={block} from="lg" space="dense" gap="tight" {...place}>
			<div className="min-w-0">
				<p className="hidden noscript:block">
					<LinkedText text={withoutScript?.text ?? ""} />
				</p>
				<RenderNearViewport className="min-h-96" loaded={loaded}>
					<EstimatorForm {...data} notes={notes} />
				</RenderNearViewport>
			</div>
		</SplitSection>
	);
};
