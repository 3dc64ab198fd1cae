import { graphql } from "gatsby";
import { lazyComponent } from "../../ui/lazy-component";
import { NotLoaded } from "../../ui/not-loaded";
import { NearTool } from "../blocks/near-tool";

export const fragments = graphql`
	fragment EventTreatment on Service {
		slug
		path
		title
		course {
			eventLeadDays {
				min
				max
			}
			sessions {
				min
				max
			}
			intervalDays {
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

/** Whether there's time for a treatment before an event. @param treatments those that somebody times for one; the first is chosen @param className keeps the tool's room free */
export const EventPlanner = ({ treatments, className }: { treatments: readonly Queries.EventTreatmentFragment[]; className: string }) => (
	<NearTool className={className}>
		<EventTool treatments={treatments} />
	</NearTool>
);
