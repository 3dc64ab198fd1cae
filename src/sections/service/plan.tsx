import { graphql } from "gatsby";
import { LazyOnVisible } from "../../components/blocks/lazy-on-visible";
import { SplitSection } from "../../components/blocks/sections";
import { PriceTable } from "../../components/cards/price-table";
import { EventPlanner } from "../../components/event-planner";
import { getVisitCounts } from "../../lib/time/series";
import { cx } from "../../ui/class-names";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { ArrowLinks } from "../../ui/links";
import { Text } from "../../ui/text";

export const fragments = graphql`
	fragment ServicePlan on Service {
		preCare
		postCare
		courseInWords
		waits {
			...WaitFields
		}
		facts {
			spacing
		}
		course {
			aftercareDays
		}
		eventLead
		...EventTreatment
		prices {
			...PriceFields
		}
		specialPrices {
			...SpecialPriceFields
		}
	}
`;

const ServicePlanTool = lazyComponent(
	"series",
	() => import(/* webpackChunkName: "series" */ "./plan-tool").then((module) => module.ServicePlanTool),
	() => <NotLoaded>We plan your dates with you at your first visit, or by phone.</NotLoaded>,
);

/** The dates of a series, for a service with a usual interval. What plans them loads near the viewport, into a room of its size. */
export const ServicePlan = ({ service }: { service: Queries.ServicePlanFragment }) => {
	const { intervalDays, sessions } = service.course;
	if (!intervalDays) return null;
	const counts = getVisitCounts(sessions);
	return (
		<SplitSection block={{ key: "plan", heading: "Plan your series" }} space="bottom" className="print:hidden">
			<div>
				<Text className="max-w-text">{service.courseInWords} Your provider sets the exact days with you.</Text>
				<LazyOnVisible className={cx("mt-8 sm:min-h-34", counts.min < counts.max ? "min-h-60" : "min-h-34")}>
					<ServicePlanTool service={service} intervalDays={intervalDays} counts={counts} />
				</LazyOnVisible>
			</div>
		</SplitSection>
	);
};

/** Whether there's time before an event, for what people time for one. */
export const ServiceEvent = ({ service }: { service: Queries.ServicePlanFragment }) =>
	service.eventLead ? (
		<SplitSection block={{ key: "event", heading: "Plan back from a date" }} space="bottom" className="print:hidden">
			<div>
				<p className="max-w-text">Is there time before your event? Have your last visit {service.eventLead} before the day.</p>
				<EventPlanner treatments={[service]} className="mt-8 min-h-34" />
			</div>
		</SplitSection>
	) : null;

export const ServicePrice = ({ service: { prices, specialPrices, title } }: { service: Queries.ServicePlanFragment }) => (
	<SplitSection
		block={{ key: "price", heading: "What it costs" }}
		tone="sand"
		below={<ArrowLinks links={[{ label: "How pricing works", href: "/pricing" }]} className="mt-5" />}
	>
		<PriceTable prices={prices} specials={specialPrices} caption={`Prices for ${title}`} />
	</SplitSection>
);
