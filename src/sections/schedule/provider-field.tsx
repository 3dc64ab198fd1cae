import { Choices } from "../../components/forms/choices";
import { FoldedFields } from "../../components/forms/folded-fields";
import type { BlockData } from "../../components/prose/page-copy";
import { appointmentFields, listChosen } from "../../forms/appointment/form";
import type { FormValues } from "../../lib/forms/fields";
import { joinWithAnd, nameWithCredentials } from "../../lib/text/words";
import type { BookableGroups } from "./appointment-data";

const { name, label, placeholder } = appointmentFields.provider;

export const ProviderField = ({
	point,
	team,
	bookable,
	values,
	error,
}: {
	point: BlockData["points"][number] | undefined;
	team: readonly Queries.AppointmentProviderFragment[];
	bookable: BookableGroups;
	values: FormValues;
	error: string | undefined;
}) => {
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
