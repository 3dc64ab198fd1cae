import { useEffect, useRef, useState } from "react";
import { PrintButton } from "../../ui/print-button";
import { SplitSection } from "../blocks/sections";
import { SheetHead } from "./sheet-head";

const fields = [
	{
		label: "Medicines and supplements",
		hint: "What each one is called, how much you take and how often",
	},
	{
		label: "Allergies",
		hint: "Medicines, latex, metals, numbing creams, foods, and what happened",
	},
	{
		label: "Treatments you’ve had",
		hint: "What, where on your body, roughly when, and how it went",
	},
	{ label: "What you’d like to ask", hint: "The questions that you don’t want to forget" },
];

const SheetField = ({ label, hint }: (typeof fields)[number]) => {
	const field = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState("");
	useEffect(() => {
		// What was typed before React had loaded.
		setText(field.current?.value ?? "");
		// Back may restore the page from memory, with what was in the field.
		const clear = ({ persisted }: PageTransitionEvent) => {
			if (persisted && field.current) field.current.value = "";
			if (persisted) setText("");
		};
		addEventListener("pageshow", clear);
		return () => removeEventListener("pageshow", clear);
	}, []);
	return (
		<label className="block">
			<span className="font-medium">{label}</span>{" "}
			<span className="mb-2 block text-note leading-snug text-muted print:inline">{hint}</span>
			<textarea
				ref={field}
				rows={4}
				autoComplete="off"
				className="control print:hidden"
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<span
				aria-hidden="true"
				translate="no"
				className="hidden min-h-28 border border-hairline box-decoration-clone px-3 py-1.5 text-small leading-tight whitespace-pre-wrap wrap-anywhere print:block"
			>
				{text}
			</span>
		</label>
	);
};

export const VisitSheet = () => (
	<SplitSection
		block={{
			key: "visit-sheet",
			heading: "Your visit sheet",
			text: [
				"Fill it out, print it and bring it with you. What you write isn’t sent or saved, so print it before you leave this page.",
			],
		}}
		tone="sand"
	>
		<div id="visit-sheet-paper" className="stack-7 print:stack-4">
			<SheetHead title="For your visit" note="Your provider goes over it with you." />
			{fields.map((field) => (
				<SheetField key={field.label} {...field} />
			))}
			<div className="flex flex-wrap">
				<PrintButton part="visit-sheet-paper">Print your sheet</PrintButton>
			</div>
		</div>
	</SplitSection>
);
