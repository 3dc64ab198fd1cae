import { CheckField, Choices } from "../../components/forms/choices";
import { ReachFields } from "../../components/forms/contact-fields";
import { TextArea } from "../../components/forms/field";
import { setField } from "../../components/forms/form-controls";
import { FormPart } from "../../components/forms/form-part";
import type { FormPost } from "../../components/forms/use-form-post";
import type { BlockData } from "../../components/prose/page-copy";
import { nameWithCredentials } from "../../lib/content/names";
import { appointmentFields } from "../../lib/forms/appointment-form";
import { Link } from "../../ui/link";
import { DayFields } from "./day-fields";
import type { RequestData } from "./request-data";
import { ServicePicker } from "./service-picker";

const { client, provider, reachBy, note, consent } = appointmentFields;
const policy = "privacy policy";
const [beforePolicy, afterPolicy] = consent.label.split(policy);

interface FieldsProps {
	block: BlockData;
	data: RequestData;
	post: FormPost;
}

/** The providers. Once a treatment is chosen, those who don't perform it are disabled. */
const ProviderChoices = ({ data: { categories, team }, values }: { data: RequestData; values: FormPost["values"] }) => {
	const providers = team.filter(({ services }) => services.length > 0);
	const service = categories.flatMap(({ services }) => services).find(({ slug }) => slug === values.service);
	const able = service && new Set(service.performers.map(({ slug }) => slug));
	const chosen = providers.find(({ slug }) => slug === values.provider);
	const options = providers.map((person) => ({
		value: person.slug,
		label: nameWithCredentials(person),
		detail: person.role,
		disabled: able !== undefined && !able.has(person.slug) && person !== chosen,
	}));
	return (
		<Choices
			name={provider.name}
			legend={provider.label}
			initial=""
			options={[{ value: "", label: provider.placeholder, detail: "Whoever’s available first" }, ...options]}
		>
			<p role="status" className="mt-3 min-h-14 text-note text-muted sm:min-h-7">
				{chosen && able && !able.has(chosen.slug)
					? `${chosen.name} doesn’t perform ${service.title}. Please choose someone else, or “${provider.placeholder}.”`
					: service
						? `${able?.size === 1 ? "One person here performs" : `${able?.size} people here perform`} ${service.title}.`
						: null}
			</p>
		</Choices>
	);
};

/** The parts of the appointment form, in the order a person at the desk would ask. */
export const RequestFields = ({ block, data, post }: FieldsProps) => {
	const [treatment, person, days, reach, more] = block.points;
	const { reportChange, form, values } = post;
	const set = (name: string, value: string) => {
		if (!form.current) return;
		setField(form.current, name, value);
		reportChange(name);
	};
	return (
		<>
			<FormPart heading={treatment?.title ?? ""} text={treatment?.text}>
				<ServicePicker groups={data.categories} chosen={values.service ?? ""} onChoose={(slug) => set("service", slug)} />
				<Choices name={client.name} legend={client.label} options={client.options} required />
			</FormPart>
			<FormPart heading={person?.title ?? ""} text={person?.text}>
				<ProviderChoices data={data} values={values} />
			</FormPart>
			<FormPart heading={days?.title ?? ""} text={days?.text}>
				<DayFields calendar={data.calendar} values={values} onPick={set} />
			</FormPart>
			<FormPart heading={reach?.title ?? ""} text={reach?.text}>
				<ReachFields first="phone" className="gap-y-9" />
				<Choices name={reachBy.name} legend={reachBy.label} options={reachBy.options} columns="three" required />
			</FormPart>
			<FormPart heading={more?.title ?? ""} text={more?.text}>
				<TextArea {...note} />
				<CheckField name={consent.name} value="yes">
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
