import { Suspense } from "react";
import { lazyComponent } from "../../ui/lazy-component";
import type { ConfirmationProps } from "./confirmation";

const load = () => import("./confirmation").then((module) => module.Confirmation);
const LazyConfirmation = lazyComponent<ConfirmationProps>("confirmation", load);

/** Loads the confirmation; done before anything is sent, so that what has arrived is always confirmed. */
export const loadSent = async (): Promise<void> => {
	await load();
};

/** The confirmation, in the form's place. */
export const Sent = (props: ConfirmationProps) => (
	<Suspense fallback={null}>
		<LazyConfirmation {...props} />
	</Suspense>
);
