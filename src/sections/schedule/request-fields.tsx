import { CheckField, Choices } from "../../components/forms/choices";
import { ReachFields } from "../../components/forms/contact-fields";
import { setField } from "../../components/forms/form-controls";
import { FormPart } from "../../components/forms/form-part";
import { TextArea } from "../../components/forms/text-area";
import type { FormPost } from "../../components/forms/use-form-post";
import type { BlockData } from "../../components/prose/page-copy";
import { findTopicInNote, type RequestTopic, removeTopic } from "../../lib/catalog/request-topics";
import { appointmentFields } from "../../lib/forms/appointment-form";
import { Link } from "../../ui/link";
import { DayFields } from "./day-fields";
import { ProviderField } from "./provider-field";
import type { RequestData } from "./request-data";
import { ServicePicker } from "./service-picker";
import { TopicLine } from "./topic-line";

const { client, earlier, reachBy, note, consent } = appointmentFields;
const policy = "privacy policy";
const [beforePolicy, afterPolicy] = consent.label.split(policy);

interface FieldsProps {
	block: BlockData;
	data: RequestData;
	topics: readonly RequestTopic[];
	post: FormPost;
}

/** The parts of the appointment form, in the order a person at the desk would ask. */
export const RequestFields = ({ block, data, topics, post }: FieldsProps) => {
	const [treatment, person, days, reach, more] = block.points;
	const { reportChange, errors, form, values } = post;
	const set = (name: string, value: string) => {
		if (!form.current) return;
		setField(form.current, name, value);
		reportChange(name);
	};
	return (
		<>
			<TopicLine topic={findTopicInNote(topics, values.note)} onRemove={() => set(note.name, removeTopic(values.note))} />
			<FormPart heading={treatment?.title ?? ""}>
				<div>
					<ServicePicker groups={data.categories} chosen={values.service ?? ""} onChoose={(slug) => set("service", slug)} />
					<p className="mt-3 text-note leading-snug text-muted">{treatment?.text}</p>
				</div>
				<Choices name={client.name} legend={client.label} options={client.options} required />
				<ProviderField point={person} data={data} values={values} error={errors.provider} />
			</FormPart>
			<FormPart heading={days?.title ?? ""} text={days?.text}>
				<DayFields calendar={data.calendar} values={values} errors={errors} onPick={set} />
				<CheckField name={earlier.name} optional>
					{earlier.label}
				</CheckField>
			</FormPart>
			<FormPart heading={reach?.title ?? ""} text={reach?.text}>
				<ReachFields first="phone" className="gap-y-7" />
				<Choices name={reachBy.name} legend={reachBy.label} options={reachBy.options} columns="three" required />
			</FormPart>
			<FormPart heading={more?.title ?? ""} text={more?.text}>
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
