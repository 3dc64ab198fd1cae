import { SelectField } from "../../components/forms/field";
import { FoldedFields } from "../../components/forms/folded-fields";
import type { FormPost } from "../../components/forms/use-form-post";
import { WaitNotice } from "../../components/prose/wait-notice";
import { findWaitsAmong, findWaitsBefore } from "../../lib/catalog/waits";
import { listChosen, moreServices } from "../../lib/forms/appointment-form";
import { Disclosure } from "../../ui/disclosure";
import { Link } from "../../ui/text";
import type { Requestable, RequestData } from "./request-data";
import { ServiceOptions, ServicePicker } from "./service-picker";

/** What the chosen treatments have to wait for, folded: nothing moves when one is chosen. */
const RecentTreatments = ({ waits }: Pick<RequestData, "waits">) => (
	<Disclosure summary="Had something else done lately?" className="mt-5 border-y">
		<div className="pb-5">
			{waits.length > 0 ? (
				<WaitNotice heading="You can still ask for any day" waits={waits} />
			) : (
				<p className="text-note text-muted">
					Some treatments need time between them.{" "}
					<Link href="/aftercare#again" className="quiet-link">
						Look up how much
					</Link>
				</p>
			)}
		</div>
	</Disclosure>
);

interface TreatmentFieldsProps {
	text: string | undefined;
	waits: RequestData["waits"];
	bookable: Requestable;
	post: FormPost;
	onChoose: (slug: string) => void;
}

/** One to three treatments. All but the first are folded until one is chosen, with the time that the chosen ones need between them. */
export const TreatmentFields = ({ text, waits, bookable, post: { errors, values }, onChoose }: TreatmentFieldsProps) => {
	const chosen = listChosen(values, bookable).map(({ slug }) => slug);
	return (
		<div>
			<ServicePicker groups={bookable} chosen={values.service ?? ""} onChoose={onChoose} />
			<p className="mt-3 text-note leading-snug text-muted">{text}</p>
			<FoldedFields
				reason={moreServices.map(({ name }) => errors[name] ?? values[name]).join("")}
				summary={<span className="quiet-link font-medium">Add another treatment</span>}
				className="mt-2"
			>
				{moreServices.map(({ placeholder, ...field }) => (
					<SelectField key={field.name} {...field}>
						<ServiceOptions placeholder={placeholder} groups={bookable} />
					</SelectField>
				))}
				<WaitNotice heading="We’ll plan these as separate visits" waits={findWaitsAmong(waits, chosen).filter(({ days }) => days > 0)} />
			</FoldedFields>
			<RecentTreatments waits={chosen.flatMap((slug) => findWaitsBefore(waits, slug))} />
		</div>
	);
};
