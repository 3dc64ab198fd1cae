import { useEffect } from "react";
import { moreServices } from "../../forms/appointment/form";
import { setPlan, usePlan } from "../../hooks/use-plan";
import { useSite } from "../../hooks/use-site";
import { listServices } from "../../lib/forms/fields";
import { getBookingPath } from "../../lib/services/booking-path";
import { consultationSlug } from "../../lib/services/consultation";
import { planBefore } from "../../lib/services/plan/event-plan";
import {
	countVisits,
	createLine,
	hasBase,
	listPlanned,
	replaceLines,
} from "../../lib/services/plan/plan";
import { comingDays } from "../../lib/services/plan/series";
import type { DescribedWait } from "../../lib/services/waits";
import { ButtonLink } from "../../ui/button";
import { ChangingText, KeepTogether } from "../../ui/text";
import { FormScopeProvider } from "../forms/context";
import { DayField, useDay } from "../forms/day-field";
import { SelectField } from "../forms/field";
import { PlanSheet } from "./sheet";

type EventTreatment = Queries.EventTreatmentFragment;

const fields = [
	{ name: "treatment", label: "Treatment", optional: false, placeholder: "Choose one" },
	...moreServices,
];

const noSentence = "Fits: nothing in your plan has to be timed for an event.";

export const EventTool = ({
	treatments,
	waits,
}: {
	treatments: readonly EventTreatment[];
	waits: readonly DescribedWait[];
}) => {
	const { business } = useSite();
	const plan = usePlan();
	const event = useDay("event", comingDays, plan.event);
	useEffect(() => setPlan({ event: event.day }), [event.day]);
	const lines = listPlanned(treatments, plan.lines);
	const based = lines.filter(hasBase);
	const single = treatments.length === 1;
	const planned =
		single && !based[0]
			? listPlanned(
					treatments,
					treatments.flatMap((each) => createLine(each)),
				)
			: based;
	const chosen = [...new Set(planned.map(({ treatment }) => treatment))];
	const timed = chosen
		.filter(({ course }) => course.eventLeadDays)
		.slice(0, fields.length)
		.map((treatment) => {
			const visits = countVisits(planned.filter((each) => each.treatment === treatment));
			return {
				...treatment,
				course: { ...treatment.course, sessions: { min: visits, max: visits } },
			};
		});
	const dated =
		event.day && timed[0] ? planBefore(event.day, timed, waits, event.now, business) : undefined;
	const isTooLate = dated?.verdict === "Too late";
	const choose = (place: number, slug: string) => {
		if (chosen.some((each) => each.slug === slug)) return;
		const added = treatments
			.filter((each) => each.slug === slug)
			.flatMap((each) => createLine(each));
		setPlan({ lines: replaceLines(plan.lines, chosen[place]?.slug ?? slug, added) });
	};
	return (
		<FormScopeProvider value={{ id: "event", errors: event.errors }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<DayField label="Day of your event" {...event.field} />
				{single
					? null
					: fields
							.slice(0, chosen.length + 1)
							.map((field, place) => (
								<SelectField
									key={field.name}
									{...field}
									options={listServices(
										treatments.filter((each) => each.course.eventLeadDays || chosen.includes(each)),
									)}
									value={chosen[place]?.slug ?? ""}
									onChange={({ currentTarget: { value } }) => choose(place, value)}
								/>
							))}
			</div>
			<output className={event.errors.event ? "sr-only" : "mt-4 block"}>
				<ChangingText>
					{event.errors.event ??
						dated?.sentence ??
						(event.day && chosen[0]
							? noSentence
							: `Choose ${chosen[0] ? "" : "a treatment and "}the day to see whether there’s time.`)}
				</ChangingText>
			</output>
			{isTooLate ? (
				<>
					<p className="mt-2 max-w-text text-muted">
						<KeepTogether>
							Ask us what still makes sense before then. Sometimes a gentler treatment does, and
							sometimes it’s better to wait until after.
						</KeepTogether>
					</p>
					<ButtonLink
						href={getBookingPath({ service: consultationSlug })}
						variant="secondary"
						className="mt-5"
					>
						Ask for a consultation
					</ButtonLink>
				</>
			) : null}
			{planned[0] && (event.day || !single) ? (
				<PlanSheet
					{...{ chosen, planned }}
					visits={dated?.visits ?? []}
					plan={{ ...plan, event: event.day }}
					bookable={!isTooLate}
				/>
			) : null}
		</FormScopeProvider>
	);
};
