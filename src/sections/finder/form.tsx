import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Choices } from "../../components/forms/choices";
import { useReplacedFields } from "../../components/forms/replaced-fields";
import { getPlan, setPlan } from "../../hooks/use-plan";
import { findBlock } from "../../lib/pages/blocks";
import { fields, needlesNo, noLimit, readAnswers } from "../../lib/services/finder/answers";
import { findTreatments } from "../../lib/services/finder/find-treatments";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Split } from "../../ui/section";
import { Heading, Text } from "../../ui/text";
import type { FinderData } from "./data";
import { Concerns, HealthQuestions } from "./questions";
import { FinderResults, focusResults, ResultsBar } from "./results";

const steps = ["concerns", "preferences", "health"] as const;

/** A hidden step keeps its answers. */
const Step = ({
	page,
	name,
	current,
	children,
}: Pick<FinderData, "page"> & {
	name: (typeof steps)[number];
	current: boolean;
	children: ReactNode;
}) => {
	const { heading, text } = findBlock(page, name);
	return (
		<fieldset
			aria-describedby={`${name}-hint`}
			className={cx("mt-8 min-w-0", !current && "hidden")}
		>
			<legend tabIndex={-1} className="outline-none">
				<Heading level={2} size={3}>
					{heading}
				</Heading>
			</legend>
			<Text id={`${name}-hint`} className="mt-2 max-w-text text-note leading-relaxed text-muted">
				{text.join(" ")}
			</Text>
			<div className="mt-6">{children}</div>
		</fieldset>
	);
};

const needles = [
	{ value: needlesNo, label: "No needles, please" },
	{ value: noLimit, label: "Needles are fine" },
];

const Preferences = ({ data: { page, choices } }: { data: FinderData }) => (
	<div className="stack-7">
		{(["downtime", "visits", "budget", "needles"] as const).map((name) => {
			const { heading, text } = findBlock(page, name);
			const options =
				name === "needles"
					? needles
					: choices[name].map(({ label, limit }) => ({ value: String(limit ?? noLimit), label }));
			return (
				<Choices
					key={name}
					name={fields[name]}
					legend={heading}
					hint={text[0]}
					options={options}
					initial={noLimit}
				/>
			);
		})}
	</div>
);

/**
 * What Back restores. `search` is the query that the answers began with: a shared address mustn't
 * undo later changes.
 */
let kept = { search: "", fields: new FormData(), step: 0 };

/**
 * The fields hold the answers, also those given before React has loaded. The method "dialog" sends
 * nothing.
 */
export const FinderForm = ({ data }: { data: FinderData }) => {
	const form = useRef<HTMLFormElement>(null);
	const [state, setState] = useState(kept);
	const { step } = state;
	const answers = readAnswers(state.fields);
	useReplacedFields(form);
	useEffect(() => {
		kept = state;
	}, [state]);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		// The answers of a shared address (writeAnswers), or those that were kept.
		const first =
			location.search && location.search !== kept.search
				? new URLSearchParams(location.search)
				: kept.fields;
		// The budget is the plan's: another page may have changed it.
		for (const [name, value] of [
			...first,
			[fields.budget, String(getPlan().budget ?? noLimit)] as const,
		])
			for (const field of element.elements)
				if (field instanceof HTMLSelectElement && field.name === name) field.value = String(value);
				else if (field instanceof HTMLInputElement && field.name === name && field.value === value)
					field.checked = true;
		const read = () => {
			const current = { search: location.search, fields: new FormData(element) };
			setState((before) => ({ ...before, ...current }));
			setPlan({ budget: readAnswers(current.fields).budget });
		};
		read();
		// React's onChange misses the first change after a reset
		// (https://github.com/facebook/react/issues/19078).
		element.addEventListener("change", read);
		return () => element.removeEventListener("change", read);
	}, []);
	const goTo = (next: number) => {
		flushSync(() => setState({ ...state, step: next }));
		// The focus alone would leave the question at the window's bottom.
		form.current?.scrollIntoView();
		form.current
			?.querySelectorAll<HTMLElement>(":scope > fieldset > legend")
			[next]?.focus({ preventScroll: true });
	};
	const goOn = (event: FormEvent) => {
		event.preventDefault();
		if (step < steps.length - 1) goTo(step + 1);
		else focusResults();
	};
	const startOver = () => {
		setState({ ...state, fields: new FormData(), step: 0 });
		setPlan({ budget: null });
	};
	const { offered, leftOut } = findTreatments(
		data.treatments,
		answers,
		data.choices.weights,
		data.choices.areas,
	);
	const parts = {
		concerns: <Concerns data={data} answers={answers} />,
		preferences: <Preferences data={data} />,
		health: <HealthQuestions data={data} />,
	};
	return (
		<Split ratio="7-5" from="lg" gap="loose" className="noscript:hidden">
			<form
				ref={form}
				method="dialog"
				aria-label="Your answers"
				className="above-bar @container min-w-0"
				onSubmit={goOn}
				onReset={startOver}
				data-print="hide"
			>
				<ol aria-label="Steps" className="flex flex-wrap gap-x-7 border-b border-hairline">
					{steps.map((name, index) => (
						<li key={name} className="-mb-px">
							<button
								type="button"
								aria-current={index === step ? "step" : undefined}
								onClick={() => goTo(index)}
								className={cx(
									"inline-flex min-h-11 items-center gap-2 border-b-2 text-note hover:text-link",
									index === step ? "border-mark font-medium" : "border-transparent text-muted",
								)}
							>
								<span className="figures">{index + 1}</span> {findBlock(data.page, name).eyebrow}
							</button>
						</li>
					))}
				</ol>
				{steps.map((name, index) => (
					<Step key={name} page={data.page} name={name} current={index === step}>
						{parts[name]}
					</Step>
				))}
				<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
					<Button type="submit">{step === steps.length - 1 ? "See your list" : "Next"}</Button>
					{step > 0 && (
						<Button variant="quiet" onClick={() => goTo(step - 1)}>
							Back
						</Button>
					)}
					<Button variant="quiet" type="reset">
						Start over
					</Button>
				</div>
				{answers.concerns.length > 0 && <ResultsBar offered={offered.length} />}
			</form>
			<FinderResults data={data} answers={answers} offered={offered} leftOut={leftOut} />
		</Split>
	);
};
