import { type ReactNode, useId, useRef } from "react";
import { CheckField, Choices } from "../../components/forms/choices";
import { FoldedFields } from "../../components/forms/folded-fields";
import { setField } from "../../components/forms/form-controls";
import { ReachFields } from "../../components/forms/reach-fields";
import { TextArea } from "../../components/forms/text-area";
import type { FormPost } from "../../components/forms/use-form-post";
import type { BlockData } from "../../components/prose/page-copy";
import { appointmentFields, listChosen } from "../../forms/appointment/form";
import { useBusinessDay } from "../../hooks/use-business-day";
import type { FormValues } from "../../lib/forms/fields";
import { findTopicInNote, type RequestTopic, removeTopic } from "../../lib/services/request-topics";
import { joinWithAnd, nameWithCredentials } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { Button } from "../../ui/button";
import { Heading, Link, LinkedText } from "../../ui/text";
import { DayFields } from "./day-fields";
import type { Requestable, RequestData } from "./request-data";
import { TreatmentFields } from "./treatment-fields";

type Point = BlockData["points"][number];

const FormPart = ({
	point,
	text = point?.text,
	children,
}: {
	point: Point | undefined;
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
			{text ? (
				<LinkedText
					as="p"
					id={id}
					className="mt-2 max-w-text text-note leading-relaxed text-muted"
					text={text}
				/>
			) : null}
			<div className="mt-5 min-w-0 stack-7">{children}</div>
		</fieldset>
	);
};

const describeTopic = ({ name, kind, ends }: RequestTopic, today: string): string => {
	if (kind === "plan") return "Your plan is in the note below.";
	return ends && ends < today
		? `“${name}” ended on ${formatDay(ends)}. You can still ask.`
		: `You’re asking about: ${name} (${kind})`;
};

const TopicLine = ({
	topic,
	onRemove,
}: {
	topic: RequestTopic | undefined;
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
			{topic ? (
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
			) : null}
		</div>
	);
};

const { name, label, placeholder } = appointmentFields.provider;

interface ProviderFieldProps {
	point: Point | undefined;
	team: readonly Queries.RequestProviderFragment[];
	bookable: Requestable;
	values: FormValues;
	error: string | undefined;
}

const ProviderField = ({ point, team, bookable, values, error }: ProviderFieldProps) => {
	const services = listChosen(values, bookable);
	const what = joinWithAnd(services.map(({ title }) => title));
	const providers = team.filter((person) => person.services.length > 0);
	const able = providers.filter((person) =>
		services.every(({ performers }) => performers.some(({ slug }) => slug === person.slug)),
	);
	const chosen = providers.find(({ slug }) => slug === values.provider);
	const unable = chosen && !able.includes(chosen) ? chosen : undefined;
	const options = providers.map((person) => ({
		value: person.slug,
		label: nameWithCredentials(person),
		detail: person.role,
		disabled: !able.includes(person) && person !== chosen,
	}));
	return (
		<FoldedFields
			reason={error ?? unable?.slug}
			className="border-y border-hairline"
			summary={
				<>
					<span className="font-medium">{label}</span>
					<span>
						<span>{chosen ? nameWithCredentials(chosen) : placeholder}</span> ·{" "}
						<span className="quiet-link">change</span>
					</span>
				</>
			}
		>
			<Choices
				name={name}
				legend={point?.title ?? label}
				hint={point?.text}
				initial=""
				options={[
					{ value: "", label: placeholder, detail: "Whoever’s available first" },
					...options,
				]}
			>
				<p role="status" className="text-note text-muted not-empty:mt-3">
					{unable
						? `You can’t choose ${unable.name} for ${what}. Please choose someone else, or “${placeholder}.”`
						: able.length === 0
							? "No one person performs all of these. You’ll see more than one of us."
							: services.length > 0
								? `You can choose ${able.length === 1 ? "one person" : `from ${able.length} people`} for ${what}.`
								: null}
				</p>
			</Choices>
		</FoldedFields>
	);
};

const { client, earlier, reachBy, note, consent } = appointmentFields;
const policy = "privacy policy";
const [beforePolicy, afterPolicy] = consent.label.split(policy);

interface FieldsProps {
	block: BlockData;
	existing: BlockData;
	data: RequestData;
	bookable: Requestable;
	topics: readonly RequestTopic[];
	post: FormPost;
}

export const RequestFields = ({ block, existing, data, bookable, topics, post }: FieldsProps) => {
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
					columns="three"
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
