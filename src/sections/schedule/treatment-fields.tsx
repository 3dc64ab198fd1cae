import { useEffect, useRef, useState } from "react";
import { firstInteraction } from "../../browser/first-interaction";
import { useField } from "../../components/forms/context";
import { FieldFrame, Options, SelectField } from "../../components/forms/field";
import { FoldedFields } from "../../components/forms/folded-fields";
import type { FormPost } from "../../components/forms/use-form-post";
import type { BlockData } from "../../components/prose/page-copy";
import { WaitNotice } from "../../components/prose/wait-notice";
import { appointmentFields, listChosen, moreServices } from "../../forms/appointment/form";
import { useSite } from "../../hooks/use-site";
import { smsHref } from "../../lib/business/facts";
import { groupServices } from "../../lib/forms/fields";
import { findWaitsAmong, findWaitsBefore } from "../../lib/services/waits";
import { Disclosure } from "../../ui/disclosure";
import { Link } from "../../ui/text";
import type { BookableGroups } from "./appointment-data";
import type { ComboboxProps, ServiceCombobox } from "./service-combobox";

const { name, label, hint, placeholder } = appointmentFields.service;

const whenLeft = (element: Element): Promise<void> =>
	new Promise((resolve) => {
		if (document.activeElement === element)
			element.addEventListener("blur", () => resolve(), { once: true });
		else resolve();
	});

/**
 * A list by category. After the first interaction, a field to search in takes its place, once the
 * list has lost the focus. The list always holds the form's value, and stays if the search doesn't
 * load.
 */
const ServicePicker = (props: Omit<ComboboxProps, "name" | "hint">) => {
	const list = useRef<HTMLSelectElement>(null);
	const [Search, setSearch] = useState<typeof ServiceCombobox>();
	const searchable = Search !== undefined;
	const { control } = useField(name, hint);

	useEffect(() => {
		const ended = new AbortController();
		const replace = async () => {
			await firstInteraction(ended.signal);
			const { ServiceCombobox: loaded } = await import("./service-combobox");
			if (list.current) await whenLeft(list.current);
			if (!ended.signal.aborted) setSearch(() => loaded);
		};
		replace().catch(() => undefined);
		return () => ended.abort();
	}, []);

	return (
		<FieldFrame name={name} label={label} hint={hint}>
			<select
				ref={list}
				required
				hidden={searchable}
				className="control"
				{...control}
				id={searchable ? undefined : control.id}
			>
				<Options placeholder={placeholder} groups={groupServices(props.groups)} />
			</select>
			{Search && <Search name={name} hint={hint} {...props} />}
		</FieldFrame>
	);
};

const link = "quiet-link inline-flex min-h-11 items-center font-medium";

export const TreatmentFields = ({
	text,
	existing,
	waits,
	bookable,
	post: { errors, values },
	onChoose,
}: {
	text: string | undefined;
	existing: BlockData;
	waits: readonly Queries.WaitFieldsFragment[];
	bookable: BookableGroups;
	post: FormPost;
	onChoose: (slug: string) => void;
}) => {
	const { e164 } = useSite().business.phone;
	const chosen = listChosen(values, bookable).map(({ slug }) => slug);
	const waitsBefore = chosen.flatMap((slug) => findWaitsBefore(waits, slug));
	return (
		<div>
			<ServicePicker groups={bookable} chosen={values.service ?? ""} onChoose={onChoose} />
			<p className="mt-3 text-note leading-snug text-muted">{text}</p>
			<FoldedFields
				reason={moreServices.map(({ name }) => errors[name] ?? values[name]).join("")}
				summary={<span className="quiet-link font-medium">Add another treatment</span>}
				className="mt-2"
			>
				{moreServices.map((field) => (
					<SelectField key={field.name} {...field} groups={groupServices(bookable)} />
				))}
				<WaitNotice
					heading="We’ll plan these as separate visits"
					waits={findWaitsAmong(waits, chosen).filter(({ days }) => days > 0)}
				/>
			</FoldedFields>
			<p className="flex flex-wrap items-center gap-x-4 text-note">
				{existing.heading}
				<Link href={`tel:${e164}`} className={link}>
					Call
				</Link>
				<Link href={smsHref(e164, existing.text.join(" "))} className={link}>
					Text
				</Link>
				<Link href="/my-request" className={link}>
					Online
				</Link>
			</p>
			<Disclosure summary="Had something else done lately?" className="mt-5 border-y">
				<div className="pb-5">
					{waitsBefore.length > 0 ? (
						<WaitNotice heading="You can still ask for any day" waits={waitsBefore} />
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
		</div>
	);
};
