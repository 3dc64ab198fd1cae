import { useState } from "react";
import { useSite } from "../../hooks/use-site";
import { moreServices } from "../../lib/forms/appointment-form";
import { getBookingPath } from "../../lib/services/booking-path";
import { consultationSlug } from "../../lib/services/consultation";
import type { DescribedWait } from "../../lib/services/waits";
import { joinWithAnd } from "../../lib/text/words";
import { createEventPlanFile } from "../../lib/time/care-files";
import { formatDay, formatShortDay, formatWithYear } from "../../lib/time/dates";
import { type EventPlan, planBefore } from "../../lib/time/event-plan";
import { comingDays } from "../../lib/time/series";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { PrintButton } from "../../ui/print-button";
import { ChangingText, KeepTogether } from "../../ui/text";
import { CalendarButton } from "../calendar/calendar-button";
import { FormScopeProvider } from "../forms/context";
import { DayField, useDay } from "../forms/day-field";
import { listServices, SelectField } from "../forms/field";
import { ShareChoices } from "../share/choices";
import { SheetHead } from "../visit/sheet-head";

type EventTreatment = Queries.EventTreatmentFragment;

const sheetId = "event-sheet";

const fields = [{ name: "treatment", label: "Treatment", optional: false, placeholder: "Choose one" }, ...moreServices];

interface EventSheetProps {
	/** What's planned, the first visit's first. */
	chosen: readonly EventTreatment[];
	event: string;
	plan: EventPlan;
}

/** The last sensible day of each visit, and what can be done with them. */
const EventSheet = ({ chosen, event, plan: { visits } }: EventSheetProps) => {
	const { business } = useSite();
	const plans = chosen.map((treatment) => ({ treatment, days: visits.filter(({ slug }) => slug === treatment.slug).map(({ day }) => day) }));
	const format = (day: string): string => formatWithYear(formatShortDay, day, event);
	const titles = joinWithAnd(chosen.map(({ title }) => title));
	const dates = plans.map(({ treatment, days }) => `${treatment.title}: ${days.map(format).join("; ")}`);
	const line = `Before ${formatDay(event)}. ${dates.join(". ")}.`;
	const write = () => createEventPlanFile(plans, event, business, new Date());
	const named = plans.flatMap(({ treatment: { title }, days }) =>
		days.map((day, index) => ({ day, name: days.length > 1 ? `${title}, visit ${index + 1}` : title })),
	);
	const rows = [...new Set(visits.map(({ day }) => day))].map((day) => ({
		term: `By ${format(day)}`,
		detail: joinWithAnd(named.filter((visit) => visit.day === day).map(({ name }) => name)),
	}));
	const query = new URLSearchParams([...chosen.map(({ slug }) => ["treatment", slug]), ["event", event]]);
	return (
		<div id={sheetId}>
			<SheetHead title={`${titles} before your event`} note="This is a plan, not a booking." />
			<DetailList rows={[...rows, { term: format(event), detail: "Your event" }]} className="mt-4 border-y" />
			<div data-print="hide" className="mt-6 flex flex-wrap items-center gap-3.5">
				<ButtonLink href={getBookingPath({ service: visits.map(({ slug }) => slug), plan: line })}>Book the first visit</ButtonLink>
				<CalendarButton name={`${chosen.map(({ slug }) => slug).join("-")}-before-event`} write={write} dates={line} />
				<PrintButton part={sheetId}>Print the dates</PrintButton>
				<ShareChoices path={`${location.pathname}?${query}#event`} title={`${titles} before my event`} />
			</div>
		</div>
	);
};

/** Treatments and the day of an event: whether there's time, and the last sensible day of each visit. Nothing of it is stored or sent. */
export const EventTool = ({ treatments, waits }: { treatments: readonly EventTreatment[]; waits: readonly DescribedWait[] }) => {
	const { business } = useSite();
	const [shared] = useState(() => new URLSearchParams(location.search));
	const [slugs, setSlugs] = useState(() => {
		const known = shared.getAll("treatment").filter((slug) => treatments.some((each) => each.slug === slug));
		return known.length > 0 || treatments.length > 1 ? known : treatments.map(({ slug }) => slug);
	});
	const event = useDay("event", comingDays, shared.get("event") ?? "");
	const chosen = [...new Set(slugs.slice(0, fields.length))].flatMap((slug) => treatments.find((each) => each.slug === slug) ?? []);
	const plan = event.day && chosen.length > 0 ? planBefore(event.day, chosen, waits, event.now, business) : undefined;
	return (
		<FormScopeProvider value={{ id: "event", errors: event.errors }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<DayField label="Day of your event" {...event.field} />
				{treatments.length > 1
					? fields.map((field, place) => (
							<SelectField
								key={field.name}
								{...field}
								options={listServices(treatments)}
								value={slugs[place] ?? ""}
								onChange={({ currentTarget: { value } }) => setSlugs(Object.assign([...slugs], { [place]: value }))}
							/>
						))
					: null}
			</div>
			<output className={event.errors.event ? "sr-only" : "mt-4 block"}>
				<ChangingText>
					{event.errors.event ?? plan?.sentence ?? `Choose ${chosen.length > 0 ? "" : "a treatment and "}the day to see whether there’s time.`}
				</ChangingText>
			</output>
			{plan?.verdict === "Too late" ? (
				<>
					<p className="mt-2 max-w-text text-muted">
						<KeepTogether>
							Ask us what still makes sense before then. Sometimes a gentler treatment does, and sometimes it’s better to wait until after.
						</KeepTogether>
					</p>
					<ButtonLink href={getBookingPath({ service: consultationSlug })} variant="secondary" className="mt-5">
						Ask for a consultation
					</ButtonLink>
				</>
			) : null}
			{plan && plan.visits.length > 0 ? <EventSheet chosen={chosen} event={event.day} plan={plan} /> : null}
		</FormScopeProvider>
	);
};
