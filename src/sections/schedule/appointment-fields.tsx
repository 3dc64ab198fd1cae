import { type ReactNode, useId, useRef } from "react";
import { CheckField, Choices } from "../../components/forms/choices";
import { setField } from "../../components/forms/form-controls";
import { ReachFields } from "../../components/forms/reach-fields";
import { TextArea } from "../../components/forms/text-area";
import type { FormPost } from "../../components/forms/use-form-post";
import type { BlockData } from "../../components/prose/page-copy";
import { appointmentFields } from "../../forms/appointment/form";
import { useBusinessDay } from "../../hooks/use-business-day";
import {
	type AppointmentTopic,
	findTopicInNote,
	removeTopic,
} from "../../lib/services/appointment-topics";
import { formatDay } from "../../lib/time/dates";
import { Button } from "../../ui/button";
import { Heading, Link, LinkedText } from "../../ui/text";
import type { AppointmentData, BookableGroups } from "./appointment-data";
import { DayFields } from "./day-fields";
import { ProviderField } from "./provider-field";
import { TreatmentFields } from "./treatment-fields";

const FormPart = ({
	point,
	text = point?.text,
	children,
}: {
	point: BlockData["points"][number] | undefined;
	text?: string;
	children: ReactNode;
}) => {
	const id = useId();
	return (
		<fieldset
			aria-describedby={text ? id : undefined}
			className="form-part grid min-w-0 not-first-of-type:mt-14"
		>
			<legend className="w-full">
				<Heading level={3}>{point?.title}</Heading>
			</legend>
			{text && (
				<LinkedText
					as="p"
					id={id}
					className="mt-2 max-w-text text-note leading-relaxed text-muted"
					text={text}
				/>
			)}
			<div className="mt-5 min-w-0 stack-7">{children}</div>
		</fieldset>
	);
};

const describeTopic = ({ name, kind, ends }: AppointmentTopic, today: string): string => {
	if (kind === "plan") return "Your plan is in the note below.";
	return ends && ends < today
		? `“${name}” ended on ${formatDay(ends)}. You can still ask.`
		: `You’re asking about: ${name} (${kind})`;
};

const TopicLine = ({
	topic,
	onRemove,
}: {
	topic: AppointmentTopic | undefined;
	onRemove: () => void;
}) => {
	const line = useRef<HTMLDivElement>(null);
	const today = useBusinessDay() ?? "";
	return (
		<div
			ref={line}
			tabIndex={-1}
			className="mb-4 flex min-h-13 items-center gap-4 text-note leading-snug outline-none"
		>
			<p role="status" className={topic ? undefined : "text-muted"}>
				{topic
					? describeTopic(topic, today)
					: "Fill in everything that isn’t marked optional. A phone number or an email address is enough."}
			</p>
			{topic && (
				<Button
					variant="quiet"
					className="shrink-0"
					onClick={() => {
						onRemove();
						line.current?.focus();
					}}
				>
					Remove
				</Button>
			)}
		</div>
	);
};

const { client, earlier, reachBy, note, consent } = appointmentFields;
const policy = "privacy policy";
const [beforePolicy, afterPolicy] = consent.label.split(policy);

export const AppointmentFields = ({
	block,
	existing,
	data,
	bookable,
	topics,
	post,
}: {
	block: BlockData;
	existing: BlockData;
	data: AppointmentData;
	bookable: BookableGroups;
	topics: readonly AppointmentTopic[];
	post: FormPost;
}) => {
	const [treatment, person, days, reach, more] = block.points;
	const { reportChange, errors, form, values } = post;
	const set = (name: string, value: string) => {
		if (!form.current) return;
		setField(form.current, name, value);
		reportChange(name);
	};
	return (
		<>
			<TopicLine
				topic={findTopicInNote(topics, values.note)}
				onRemove={() => set(note.name, removeTopic(values.note))}
			/>
			<FormPart point={treatment} text="">
				<TreatmentFields
					text={treatment?.text}
					existing={existing}
					waits={data.allWait.nodes}
					bookable={bookable}
					post={post}
					onChoose={(slug) => set("service", slug)}
				/>
				<Choices name={client.name} legend={client.label} options={client.options} required />
				<ProviderField
					point={person}
					team={data.allTeamMember.nodes}
					bookable={bookable}
					values={values}
					error={errors.provider}
				/>
			</FormPart>
			<FormPart point={days}>
				<DayFields values={values} errors={errors} onPick={set} />
				<CheckField name={earlier.name} optional>
					{earlier.label}
				</CheckField>
			</FormPart>
			<FormPart point={reach}>
				<ReachFields first="phone" className="gap-y-7" />
				<Choices
					name={reachBy.name}
					legend={reachBy.label}
					options={reachBy.options}
					columns={3}
					required
				/>
			</FormPart>
			<FormPart point={more}>
				<TextArea {...note} />
				<CheckField name={consent.name}>
					{beforePolicy}
					<Link href="/privacy" className="quiet-link">
						{policy}
					</Link>
					{afterPolicy}
				</CheckField>
			</FormPart>
		</>
	);
};
