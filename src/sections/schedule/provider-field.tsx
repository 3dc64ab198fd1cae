import { Choices } from "../../components/forms/choices";
import { FoldedFields } from "../../components/forms/folded-fields";
import { nameWithCredentials } from "../../lib/content/names";
import { appointmentFields } from "../../lib/forms/appointment-form";
import type { FormValues } from "../../lib/forms/fields";
import type { RequestData } from "./request-data";

const { name, label, placeholder } = appointmentFields.provider;

/** The current choice, and the way to another one. */
const Summary = ({ choice }: { choice: string }) => (
	<>
		<span className="font-medium">{label}</span>
		<span>
			<span>{choice}</span> · <span className="quiet-link">change</span>
		</span>
	</>
);

interface ProviderFieldProps {
	/** What the choice is called, and a hint. */
	point?: { readonly title: string; readonly text: string };
	data: Pick<RequestData, "categories" | "team">;
	values: FormValues;
	error: string | undefined;
}

/** The provider, folded below the current choice. Once a treatment is chosen, those who don't perform it are disabled. */
export const ProviderField = ({ point, data: { categories, team }, values, error }: ProviderFieldProps) => {
	const providers = team.filter(({ services }) => services.length > 0);
	const service = categories.flatMap(({ services }) => services).find(({ slug }) => slug === values.service);
	const able = service && new Set(service.performers.map(({ slug }) => slug));
	const chosen = providers.find(({ slug }) => slug === values.provider);
	const unable = chosen && able && !able.has(chosen.slug) ? chosen : undefined;
	const options = providers.map((person) => ({
		value: person.slug,
		label: nameWithCredentials(person),
		detail: person.role,
		disabled: able !== undefined && !able.has(person.slug) && person !== chosen,
	}));
	return (
		<FoldedFields
			reason={error ?? unable?.slug}
			className="border-y border-hairline"
			summary={<Summary choice={chosen ? nameWithCredentials(chosen) : placeholder} />}
		>
			<Choices
				name={name}
				legend={point?.title ?? label}
				hint={point?.text}
				initial=""
				options={[{ value: "", label: placeholder, detail: "Whoever’s available first" }, ...options]}
			>
				<p role="status" className="text-note text-muted not-empty:mt-3">
					{unable && service
						? `${unable.name} doesn’t perform ${service.title}. Please choose someone else, or “${placeholder}.”`
						: service
							? `${able?.size === 1 ? "One person here performs" : `${able?.size} people here perform`} ${service.title}.`
							: null}
				</p>
			</Choices>
		</FoldedFields>
	);
};
