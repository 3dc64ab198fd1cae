import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "../../browser/toasts";
import { useOnline } from "../../hooks/use-online";
import { errorsByField, type FieldErrors, type FormPlan } from "../../lib/forms/definition";
import type { FormFailure } from "../../lib/forms/failure";
import type { FormValues } from "../../lib/forms/values";
import { inFieldOrder, readForm } from "./form-controls";
import { useFormDraft } from "./use-form-draft";
import { useFormErrors } from "./use-form-errors";

export interface SentForm {
	readonly reference: string;
	readonly values: FormValues;
}

/** "waiting": to be sent as soon as there is a connection. */
export type FormPhase = "open" | "sending" | "waiting";

export interface FormPost {
	form: RefObject<HTMLFormElement | null>;
	/** Takes the focus when something is wrong. */
	summary: RefObject<HTMLDivElement | null>;
	phase: FormPhase;
	errors: FieldErrors;
	failure: FormFailure | undefined;
	sent: SentForm | undefined;
	/** What is in the form, for what is derived from it; changes with every change. */
	values: FormValues;
	/** A change made by script: it counts as typed. */
	changed: (name: string) => void;
	/** What the form element listens to. */
	listeners: {
		onSubmit: (event: FormEvent<HTMLFormElement>) => void;
		onInput: (event: FormEvent<HTMLFormElement>) => void;
		onBlur: (event: FocusEvent<HTMLFormElement>) => void;
		onFocus: () => void;
	};
	/** An empty form again, after one has arrived. */
	again: () => void;
}

/** What is said where even the words for it do not load. */
const wordless: FormFailure = {
	kind: "again",
	title: "It was not sent",
	text: "A part of this page did not load. What you typed is still here. Try again, or call or text us.",
	fields: {},
};

const offline: FormFailure = {
	kind: "offline",
	title: "You are offline",
	text: "Leave this page open: it is sent by itself, once, as soon as you are connected again.",
	fields: {},
};

/** What sends, and what says why it was not sent: loads with the first touch of the form. */
const loadSender = () => import("./send-form");

const nameOf = ({ target }: { target: EventTarget }): string => (target instanceof Element ? (target.getAttribute("name") ?? "") : "");

/**
 * What a form does once script runs: checks, keeps what is typed, sends it once, waits for a connection, says what went
 * wrong. The fields stay the browser's own (uncontrolled), so that nothing typed before is lost.
 */
export const useFormPost = (plan: FormPlan): FormPost => {
	const form = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const busy = useRef(false);
	const online = useOnline();
	const [phase, setPhase] = useState<FormPhase>("open");
	const [failure, setFailure] = useState<FormFailure>();
	const [sent, setSent] = useState<SentForm>();
	const [values, setValues] = useState<FormValues>({});
	const { errors, show, load, onChange, onLeave, checkAll } = useFormErrors(plan);
	const draft = useFormDraft(form, plan, (waiting) => {
		if (form.current) setValues(readForm(form.current));
		if (waiting) setPhase("waiting");
	});

	/** Shows what is wrong and moves the focus there. */
	const complain = (found: FieldErrors, why?: FormFailure) => {
		flushSync(() => {
			show(found, why !== undefined);
			setFailure(why);
			setPhase(why?.kind === "offline" ? "waiting" : "open");
		});
		summary.current?.focus();
	};

	const send = async (element: HTMLFormElement) => {
		const body = plan.toBody(readForm(element));
		const attempt = draft.save(element, true);
		const sender = await Promise.all([loadSender(), plan.loadSent()]).then(
			([loaded]) => loaded,
			() => undefined,
		);
		try {
			if (!sender) throw new Error("The sender did not load.");
			const reference = await sender.sendForm(plan.endpoint, attempt, body);
			draft.drop();
			setSent({ reference, values: attempt.values });
			setPhase("open");
			// Whoever has gone to another page meanwhile is told there.
			if (!element.isConnected) showToast({ title: "It has arrived", description: reference ? `Your reference is ${reference}.` : undefined });
		} catch (error) {
			const why = !navigator.onLine ? offline : sender ? sender.describeFailure(error, new Date()) : wordless;
			draft.save(element, why.kind === "offline");
			complain(inFieldOrder(element, errorsByField(plan, why.fields, attempt.values)), why);
		}
	};

	/** Once at a time, whoever asks: a second click, a return of the connection. */
	const submit = async (element: HTMLFormElement) => {
		if (busy.current) return;
		busy.current = true;
		setPhase("sending");
		setFailure(undefined);
		try {
			const found = inFieldOrder(element, await checkAll(element));
			show(found);
			if (Object.keys(found).length > 0) complain(found);
			else if (navigator.onLine) await send(element);
			else {
				draft.save(element, true);
				complain({}, offline);
			}
		} finally {
			busy.current = false;
		}
	};

	const resume = useRef(submit);
	resume.current = submit;
	useEffect(() => {
		if (online && phase === "waiting" && form.current) void resume.current(form.current);
	}, [online, phase]);

	const note = (element: HTMLFormElement, name: string) => {
		draft.save(element);
		setValues(readForm(element));
		void onChange(element, name);
		// Whoever goes on typing has taken the form back.
		if (phase !== "waiting") return;
		setPhase("open");
		setFailure(undefined);
	};

	return {
		form,
		summary,
		phase,
		errors,
		failure,
		sent,
		values,
		changed: (name) => form.current && note(form.current, name),
		listeners: {
			onSubmit: (event) => {
				event.preventDefault();
				void submit(event.currentTarget);
			},
			onInput: (event) => note(event.currentTarget, nameOf(event)),
			onBlur: (event) => void onLeave(event.currentTarget, nameOf(event)),
			onFocus: () => {
				if (!navigator.onLine) return;
				void load();
				void Promise.allSettled([loadSender(), plan.loadSent()]);
			},
		},
		again: () => {
			setSent(undefined);
			show({});
			setFailure(undefined);
			setValues({});
		},
	};
};
