import { useState } from "react";
import { FormScopeProvider } from "../../components/forms/context";
import { DayField, useDay } from "../../components/forms/day-field";
import { SelectField } from "../../components/forms/field";
import { OpenNowStatus } from "../../components/open-now";
import { PhoneLink } from "../../components/visit/contact-links";
import { useSite } from "../../hooks/use-site";
import { listServices } from "../../lib/forms/fields";
import { getBookingPath } from "../../lib/services/booking-path";
import { formatAftercare, formatDays } from "../../lib/services/format-course";
import { isOccasion, occasions } from "../../lib/services/occasions";
import { pastDays } from "../../lib/services/plan/series";
import { getWaitDays } from "../../lib/services/waits";
import { byName, capitalize } from "../../lib/text/words";
import { addDays, formatDay, formatWeekday } from "../../lib/time/dates";
import { findOpenDays } from "../../lib/time/opening-days";
import { ButtonLink } from "../../ui/button";
import { ChangingText, Link, LinkedText } from "../../ui/text";

type Service = Queries.AftercareCategoryFragment["services"][number];

interface WaitToolProps {
	services: readonly Service[];
	waits: readonly Queries.WaitFieldsFragment[];
}

const listOptions = ({ services, waits }: WaitToolProps, end: "after" | "before") => {
	const others = [...new Set(waits.map((wait) => wait[end]).filter(isOccasion))];
	const options = [
		...listServices(services),
		...others.map((value) => ({
			value,
			label: capitalize(occasions[value].replace(/^(?:an?|your) /, "")),
		})),
	];
	return options.sort((one, other) => byName(one.label, other.label));
};

const OwnRules = ({ after, before }: Partial<Record<"after" | "before", Service>>) => (
	<div className="stack-3 text-note leading-snug">
		<p className="figures text-muted">
			<OpenNowStatus />
		</p>
		{after && (
			<p>
				{`The rules after ${after.title} apply: ${formatAftercare(after.course.aftercareDays)}. `}
				<Link href={after.aftercarePath}>See them day by day</Link>
			</p>
		)}
		{before && (
			<p>
				{`Before ${before.title}: `}
				<LinkedText text={before.preCare.join(" ")} />
			</p>
		)}
	</div>
);

export const WaitTool = (props: WaitToolProps) => {
	const { business } = useSite();
	const [chosen, setChosen] = useState({ after: "", before: "" });
	const { after, before } = chosen;
	const had = useDay("had", pastDays);
	const wait = props.waits.find((each) => each.after === after && each.before === before);
	const find = (slug: string) => props.services.find((service) => service.slug === slug);
	const next = find(before);
	const interval = after === before && next?.course.intervalDays;
	const sentence =
		wait?.sentence ??
		(interval &&
			`Visits for ${next.title} are usually ${formatDays(interval)} apart. Your provider sets the exact day with you.`);
	const unlisted = after !== "" && before !== "" && !sentence;
	const wanted = wait && had.day ? addDays(had.day, getWaitDays(wait)) : "";
	const from = wanted > had.today ? wanted : had.now;
	// Dental work and waxing aren't done here, so our hours don't matter.
	const earliest =
		wanted && (isOccasion(before) ? from.slice(0, 10) : findOpenDays(from, 1, business)[0]);
	return (
		<FormScopeProvider value={{ id: "waits", errors: had.errors }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				{(["after", "before"] as const).map((end) => (
					<SelectField
						key={end}
						name={end}
						label={end === "after" ? "What you had" : "What you’d like next"}
						required={false}
						placeholder="Choose one"
						options={listOptions(props, end)}
						onChange={({ currentTarget }) => setChosen({ ...chosen, [end]: currentTarget.value })}
					/>
				))}
				<DayField label="When you had it" {...had.field} />
			</div>
			<output className={had.errors.had ? "sr-only" : "mt-6 block min-h-20 max-w-text"}>
				{sentence && <ChangingText>{sentence}</ChangingText>}
				{earliest && (
					<span className="mt-2 block font-medium">
						<ChangingText>{`The earliest you could ${isOccasion(before) ? "have it" : "come in"} is ${formatWeekday(earliest)}, ${formatDay(earliest)}.`}</ChangingText>
					</span>
				)}
				{unlisted && (
					<span>
						We haven’t listed a wait for these two, but you may still need one. Ask us before you
						book both: <PhoneLink className="quiet-link" />
					</span>
				)}
			</output>
			{sentence && next && (
				<ButtonLink
					href={getBookingPath({
						service: before,
						plan: earliest && `${sentence} The earliest day is ${formatDay(earliest)}.`,
					})}
					variant="secondary"
					className="mt-4"
				>
					Book {next.title}
				</ButtonLink>
			)}
			{unlisted && <OwnRules key={`${after} ${before}`} after={find(after)} before={next} />}
		</FormScopeProvider>
	);
};
