import { type ReactNode, useEffect, useState } from "react";
import { useOnline } from "../../hooks/use-online";
import type { FormPlan } from "../../lib/forms/definition";
import type { BlockData } from "../prose/page-copy";
import { isTouched } from "./form-controls";
import type { BegunMessage } from "./other-ways";
import { PostedForm } from "./posted-form";
import { Unavailable } from "./unavailable";
import { useEndpoint } from "./use-endpoint";
import type { FormPost } from "./use-form-post";

interface FormStageProps {
	plan: FormPlan;
	post: FormPost;
	/** The id of the heading that names the form. */
	labelledBy: string;
	/** What is said where the function is missing. */
	absent: BlockData;
	action: string;
	message: BegunMessage;
	note?: ReactNode;
	footClassName?: string;
	children: ReactNode;
}

/**
 * The form, or where its function is missing the other ways: found out when the page appears, before anything is typed. Whoever
 * was faster keeps the form and what stands in it, with the other ways above it.
 */
export const FormStage = ({ absent, children, ...rest }: FormStageProps) => {
	const { plan, post, message } = rest;
	const online = useOnline();
	const { state, ask } = useEndpoint(plan.endpoint);
	const [keep, setKeep] = useState(false);
	const missing = state === "absent";
	const { form } = post;
	useEffect(() => {
		if (missing) setKeep(form.current !== null && isTouched(form.current));
	}, [missing, form]);
	return (
		<>
			{online ? null : (
				<p className="mb-8 border-l-4 border-mark bg-raised px-6 py-4">
					You are offline. You can fill in the form all the same: it is kept in this tab, and sent once you are connected.
				</p>
			)}
			{missing ? <Unavailable heading={absent.heading} text={absent.text.join(" ")} message={message} onAsk={ask} /> : null}
			<div hidden={missing && !keep} className={missing ? "mt-12" : undefined}>
				<PostedForm {...rest}>{children}</PostedForm>
			</div>
		</>
	);
};
