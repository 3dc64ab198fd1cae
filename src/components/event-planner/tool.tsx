import { useState } from "react";
import { useSite } from "../../hooks/use-site";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { createEventPlanFile } from "../../lib/time/care-files";
import { formatDay, formatShortDay, formatWeekday, formatWithYear } from "../../lib/time/dates";
import { type EventPlan, planBefore } from "../../lib/time/event-plan";
import { comingDays } from "../../lib/time/series";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { ChangingText, KeepTogether } from "../../ui/keep-together";
import { PrintButton } from "../../ui/print-button";
import { CalendarButton } from "../calendar/calendar-button";
import { FormScopeProvider } from "../forms/context";
import { DayField, useDay } from "../forms/day-field";
import { SelectField } from "../forms/field";

type EventTreatment = Queries.EventTreatmentFragment;

const sheetId = "event-sheet";

interface EventSheetProps {
	treatment: EventTreatment;
	event: string;
	plan: EventPlan;
}

/** The last sensible day of each visit, and what can be done with them. */
const EventSheet = ({ treatment, event, plan: { visits } }: EventSheetProps) => {
	const { business } = useSite();
	const { path, slug, title } = treatment;
	const count = visits.length;
	const dates = `${title} before ${formatDay(event)}: ${visits.map((day) => formatWithYear(formatShortDay, day, event)).join("; ")}.`;
	const write = () => createEventPlanFile({ slug, path, title }, visits, event, business, new Date());
	const rows = [
		...visits.map((day, index) => ({ term: count === 1 ? "Last good day" : `Visit ${index + 1} by`, detail: `${formatWeekday(day)}, ${formatDay(day)}` })),
		{ term: "Your event", detail: `${formatWeekday(event)}, ${formatDay(event)}` },
	];
	return (
		<div id={sheetId}>
			<p className="hidden font-display text-display-3 font-medium print:block">{title} before your event</p>
			<DetailList rows={rows} className="mt-4 border-y" />
			<p className="mt-4 hidden text-small print:block">
				This is a plan, not a booking. {business.name}, {business.phone.display}
			</p>
			<div data-print="hide" className="mt-6 flex flex-wrap gap-3.5">
				<ButtonLink href={getBookingPath({ service: slug, plan: dates })}>Book the first visit</ButtonLink>
				<CalendarButton name={`${slug}-before-event`} write={write} dates={dates} />
				<PrintButton part={sheetId}>Print the dates</PrintButton>
			</div>
		</div>
	);
};

/** A treatment and the day of an event: whether there's time, and the last sensible day of each visit. Nothing of it is stored or sent. */
export const EventTool = ({ treatments }: { treatments: readonly EventTreatment[] }) => {
	const { business } = useSite();
	const [slug, setSlug] = useState(treatments[0]?.slug);
	const event = useDay("event", comingDays);
	const treatment = treatments.find((each) => each.slug === slug);
	const plan = treatment && event.day ? planBefore(event.day, treatment.course, event.now, business) : undefined;
	return (
		<FormScopeProvider value={{ id: "event", errors: event.errors }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				{treatments.length > 1 ? (
					<SelectField name="treatment" label="Treatment" required={false} onChange={({ currentTarget }) => setSlug(currentTarget.value)}>
						{treatments.map((each) => (
							<option key={each.slug} value={each.slug}>
								{each.title}
							</option>
						))}
					</SelectField>
				) : null}
				<DayField label="Day of your event" {...event.field} />
			</div>
			<output className={event.errors.event ? "sr-only" : "mt-4 block"}>
				<ChangingText>{event.errors.event ?? plan?.sentence ?? "Choose the day to see whether there’s time."}</ChangingText>
			</output>
			{plan?.verdict === "Too late" ? (
				<p className="mt-2 max-w-text text-muted">
					<KeepTogether>
						Ask us what still makes sense before then. Sometimes a gentler treatment does, and sometimes it’s better to wait until after.
					</KeepTogether>
				</p>
			) : null}
			{treatment && plan && plan.visits.length > 0 ? <EventSheet treatment={treatment} event={event.day} plan={plan} /> : null}
		</FormScopeProvider>
	);
};
