import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readSession, removeSession, writeSession } from "../../browser/storage";
import { showToast } from "../../browser/toasts";
import { useOnline } from "../../hooks/use-online";
import type { BrowserForm, FieldErrors } from "../../lib/forms/definition";
import type { FormFailure } from "../../lib/forms/failure";
import type { FormValues } from "../../lib/forms/fields";
import { isApiError } from "../../lib/http/api-request";
import { inFieldOrder, readForm } from "./form-controls";
import type { FormReceipt } from "./send-form";
import { checkEndpoint, useEndpoint } from "./use-endpoint";
import { useFormDraft } from "./use-form-draft";
import { useFormErrors } from "./use-form-errors";

type FormPhase = "editing" | "sending" | "waiting";

const broken: FormFailure = {
	kind: "retryable",
	title: "It wasn’t sent",
	text: "Part of this page didn’t work. What you typed is still here. Try again, or call or text us.",
};

const offline: FormFailure = {
	kind: "offline",
	title: "You’re offline",
	text: "Keep this page open. It will send itself, just once, as soon as you’re back online.",
};

const loadSender = () => import("./send-form");

const getName = ({ target }: { target: EventTarget }): string =>
	target instanceof Element ? (target.getAttribute("name") ?? "") : "";

/** The tab keeps the reference and the link of what was sent from an address. */
const receiptKey = (id: string): string => `sent-${id}${window.location.search}`;

/** The fields are uncontrolled, so that nothing typed before hydration is lost. */
export const useFormPost = (definition: BrowserForm) => {
	const { id } = definition;
	const form = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const busy = useRef(false);
	const online = useOnline();
	const endpoint = useEndpoint(definition.endpoint);
	const [phase, setPhase] = useState<FormPhase>("editing");
	const [failure, setFailure] = useState<FormFailure>();
	const [sent, setSent] = useState<FormReceipt & { values: FormValues }>();
	const [values, setValues] = useState<FormValues>({});
	const { errors, show, load, onChange, onLeave, checkAll } = useFormErrors(definition);
	const draft = useFormDraft(form, definition, (kept) => {
		if (!form.current) return;
		setValues(readForm(form.current));
		if (kept?.waiting) void submit(form.current);
		const [reference, link] = (!kept && readSession(receiptKey(id))?.split(" ")) || [];
		if (reference !== undefined) setSent({ reference, link: link || undefined, values: {} });
	});

	const showErrors = (found: FieldErrors, why?: FormFailure) => {
		flushSync(() => {
			show(found, why !== undefined);
			setFailure(why);
			setPhase(why?.kind === "offline" ? "waiting" : "editing");
		});
		summary.current?.focus();
	};

	const send = async (element: HTMLFormElement) => {
		const attempt = draft.save(element, true);
		const sender = await Promise.all([loadSender(), definition.loadSent()]).then(
			([loaded]) => loaded,
			() => undefined,
		);
		try {
			if (!sender) throw new Error("The sender didn't load.");
			const receipt = await sender.sendForm(definition.endpoint, attempt);
			const { reference } = receipt;
			draft.drop();
			writeSession(receiptKey(id), `${reference} ${receipt.link ?? ""}`);
			setSent({ ...receipt, values: attempt.values });
			// Visitors may have gone to another page.
			if (!element.isConnected)
				showToast({
					title: "We got it",
					description: reference ? `Your reference number is ${reference}.` : undefined,
				});
		} catch (error) {
			// If leaving the page has ended the request, this timer doesn't run, and the draft still
			// waits.
			await new Promise((resolve) => setTimeout(resolve));
			const waits = !isApiError(error) && !navigator.onLine;
			draft.save(element, waits);
			// If the sender hasn't loaded twice, the browser posts the form, and the server answers with
			// a page.
			if (!sender && failure && (await checkEndpoint(definition.endpoint)) === "available")
				return element.submit();
			const why = waits ? offline : (sender?.describeFailure(error, new Date()) ?? broken);
			showErrors(inFieldOrder(element, why.fields ?? {}), why);
		}
	};

	/** Also tries if the browser says that it's offline, because it may be wrong. */
	const submit = async (element: HTMLFormElement) => {
		if (busy.current) return;
		busy.current = true;
		setPhase("sending");
		setFailure(undefined);
		try {
			const found = inFieldOrder(element, await checkAll(element));
			show(found);
			if (Object.keys(found).length > 0) showErrors(found);
			else await send(element);
		} catch {
			showErrors({}, broken);
		} finally {
			busy.current = false;
			setPhase((now) => (now === "sending" ? "editing" : now));
		}
	};

	const resume = useRef(submit);
	resume.current = submit;
	useEffect(() => {
		if (online && phase === "waiting" && form.current) void resume.current(form.current);
	}, [online, phase]);

	const onChanged = (element: HTMLFormElement, name: string) => {
		draft.save(element);
		setValues(readForm(element));
		void onChange(element, name);
		if (phase !== "waiting") return;
		setPhase("editing");
		setFailure(undefined);
	};

	return {
		definition,
		endpoint,
		form,
		summary,
		phase,
		errors,
		failure,
		sent,
		values,
		/** A change made by script counts as typed. */
		reportChange: (name: string) => form.current && onChanged(form.current, name),
		listeners: {
			onSubmit: (event: FormEvent<HTMLFormElement>) => {
				event.preventDefault();
				void submit(event.currentTarget);
			},
			onInput: (event: FormEvent<HTMLFormElement>) =>
				onChanged(event.currentTarget, getName(event)),
			onBlur: (event: FocusEvent<HTMLFormElement>) =>
				void onLeave(event.currentTarget, getName(event)),
			onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
				// Only from outside the form: each script that doesn't load raises a toast.
				if (currentTarget.contains(relatedTarget)) return;
				if (endpoint.state === "checking") endpoint.check();
				void load();
				void Promise.allSettled([loadSender(), definition.loadSent()]);
			},
		},
		restart: () => {
			removeSession(receiptKey(id));
			flushSync(() => {
				setSent(undefined);
				show({});
				setFailure(undefined);
				setValues({});
			});
			form.current?.focus({ preventScroll: true });
			form.current?.scrollIntoView({ behavior: "instant" });
		},
	};
};

export type FormPost = ReturnType<typeof useFormPost>;
