import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { RenderNearViewport } from "../../components/blocks/render-near-viewport";
import { SplitSection } from "../../components/blocks/sections";
import { EventPlanner } from "../../components/event-planner";
import { getVisitCounts } from "../../lib/services/plan/series";
import { cx } from "../../ui/class-names";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Heading, Text } from "../../ui/text";

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
	}
`;

const ServicePlanTool = lazyComponent(
	"series",
	() =>
		import(/* webpackChunkName: "series" */ "./plan-tool").then((module) => module.ServicePlanTool),
	() => <NotLoaded>We plan your dates with you at your first visit, or by phone.</NotLoaded>,
);

const Part = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
	<section aria-label={heading}>
		<NarrowDisclosure id={id} title={heading}>
			<Heading level={3} className="mb-4 max-lg:hidden">
				{heading}
			</Heading>
			<div className="max-lg:pb-8">{children}</div>
		</NarrowDisclosure>
	</section>
);

export const ServicePlan = ({ service }: { service: Queries.ServicePlanFragment }) => {
	const { course, courseInWords, eventLead } = service;
	const { intervalDays } = course;
	const counts = getVisitCounts(course.sessions);
	if (!(intervalDays || eventLead)) return null;
	return (
		<SplitSection
			block={{ key: "dates", heading: <span className="max-lg:sr-only">Plan your dates</span> }}
			space="bottom"
			from="lg"
			gap="none"
			className="print:hidden"
		>
			<div className="max-lg:ruled max-lg:border-y max-lg:border-hairline lg:stack-14">
				{intervalDays && (
					<Part id="plan" heading="Plan your series">
						<Text className="max-w-text">
							{courseInWords} Your provider sets the exact days with you.
						</Text>
						<RenderNearViewport
							className={cx("mt-8 sm:min-h-34", counts.min < counts.max ? "min-h-60" : "min-h-34")}
						>
							<ServicePlanTool service={service} intervalDays={intervalDays} counts={counts} />
						</RenderNearViewport>
					</Part>
				)}
				{eventLead && (
					<Part id="event" heading="Plan back from a date">
						<p className="max-w-text">
							Is there time before your event? Have your last visit {eventLead} before the day.
						</p>
						<EventPlanner treatments={[service]} className="mt-8 min-h-34" />
					</Part>
				)}
			</div>
		</SplitSection>
	);
};
