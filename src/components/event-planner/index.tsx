import { graphql } from "gatsby";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { RenderNearViewport } from "../blocks/render-near-viewport";

export const fragments = graphql`
	fragment PlannedTreatment on Service {
		slug
		title
		course {
			sessions {
				min
				max
			}
			intervalDays {
				min
				max
			}
		}
		prices {
			name
			amount
			from
			upTo
			unit
			model
			replaces {
				price
				quantity
			}
			addedTo
		}
	}
	fragment EventTreatment on Service {
		...PlannedTreatment
		path
		preCare
		course {
			eventLeadDays {
				min
				max
			}
		}
	}
`;

const EventTool = lazyComponent(
	"event",
	() => import(/* webpackChunkName: "event" */ "./tool").then((module) => module.EventTool),
	() => <NotLoaded>Tell us the day when you book, and we’ll count back with you.</NotLoaded>,
);

export const EventPlanner = ({
	treatments,
	waits = [],
	className,
}: {
	treatments: readonly Queries.EventTreatmentFragment[];
	waits?: readonly Queries.WaitFieldsFragment[];
	className: string;
}) => (
	<RenderNearViewport className={className}>
		<EventTool treatments={treatments} waits={waits} />
	</RenderNearViewport>
);
