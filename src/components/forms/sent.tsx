import { Suspense } from "react";
import { lazyComponent } from "../../ui/lazy-component";
import { Heading } from "../../ui/text";
import type { ConfirmationProps } from "./confirmation";

/** Loaded before anything is sent, so that what has arrived is always confirmed. */
export const loadSent = () => import("./confirmation").then((module) => module.Confirmation);

const Received = ({ block, reference }: ConfirmationProps) => (
	<div role="status">
		<Heading level={2}>{block.heading}</Heading>
		{reference && <p className="figures mt-4">Your reference number: {reference}</p>}
	</div>
);

const LazyConfirmation = lazyComponent<ConfirmationProps>("confirmation", loadSent, Received);

export const Sent = (props: ConfirmationProps) => (
	<Suspense>
		<LazyConfirmation {...props} />
	</Suspense>
);
