import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useReplacedFields } from "../../components/forms/replaced-fields";
import { noAnswers, readAnswers } from "../../lib/catalog/finder/answers";
import { findTreatments } from "../../lib/catalog/finder/find-treatments";
import { Split } from "../../ui/split";
import { Concerns } from "./concerns";
import type { FinderData, StepKey } from "./data";
import { Health } from "./health";
import { Preferences } from "./preferences";
import { Results } from "./results";
import { ResultsBar } from "./results-bar";
import { focusResults } from "./results-focus";
import { Step } from "./step";
import { StepButtons } from "./step-buttons";
import { StepNav } from "./step-nav";

const steps: readonly StepKey[] = ["concerns", "preferences", "health"];

/**
 * The questions in three steps, and beside them the list, which changes with each answer. The form's fields hold the answers, also those given
 * before React has loaded; a form with the method "dialog" is never sent anywhere.
 */
export const FinderForm = ({ data }: { data: FinderData }) => {
	const form = useRef<HTMLFormElement>(null);
	const [answers, setAnswers] = useState(noAnswers);
	const [step, setStep] = useState(0);
	useReplacedFields(form);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const read = () => setAnswers(readAnswers(new FormData(element)));
		read();
		// Not onChange, which misses the first change after a reset (https://github.com/react/react/issues/19078).
		element.addEventListener("change", read);
		return () => element.removeEventListener("change", read);
	}, []);
	const goTo = (next: number) => {
		flushSync(() => setStep(next));
		form.current?.querySelectorAll<HTMLElement>(":scope > fieldset > legend")[next]?.focus();
	};
	const goOn = (event: FormEvent) => {
		event.preventDefault();
		if (step < steps.length - 1) goTo(step + 1);
		else focusResults();
	};
	const startOver = () => {
		setAnswers(noAnswers);
		setStep(0);
	};
	const { offered, leftOut } = findTreatments(data.treatments, answers, data.choices.weights);
	const parts: Readonly<Record<StepKey, ReactNode>> = {
		concerns: <Concerns data={data} chosen={answers.concerns} />,
		preferences: <Preferences data={data} />,
		health: <Health data={data} />,
	};
	return (
		<Split ratio="7-5" from="lg" gap="loose" className="noscript:hidden">
			<form ref={form} method="dialog" aria-label="Your answers" className="above-bar @container min-w-0" onSubmit={goOn} onReset={startOver} data-print="hide">
				<StepNav page={data.page} steps={steps} current={step} onSelect={goTo} />
				{steps.map((name, index) => (
					<Step key={name} page={data.page} name={name} current={index === step}>
						{parts[name]}
					</Step>
				))}
				<StepButtons last={step === steps.length - 1} onBack={step > 0 ? () => goTo(step - 1) : undefined} />
				{answers.concerns.length > 0 ? <ResultsBar offered={offered.length} /> : null}
			</form>
			<Results data={data} answers={answers} offered={offered} leftOut={leftOut} />
		</Split>
	);
};
