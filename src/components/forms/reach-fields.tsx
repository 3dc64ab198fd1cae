import { Suspense } from "react";
import { contactFields, emailAsked } from "../../lib/forms/fields";
import { cx } from "../../ui/class-names";
import { lazyComponent } from "../../ui/lazy-component";
import { useField } from "./context";
import { TextField } from "./field";

const { name, phone, email } = contactFields;

const EmailQuestion = lazyComponent("email-question", () =>
	import("./email-question").then((module) => module.EmailQuestion),
);

const EmailField = () => (
	<div className="min-w-0">
		<TextField {...email} />
		<input type="hidden" name={emailAsked} />
		<div role="status">
			{useField(email.name).question && (
				<Suspense>
					<EmailQuestion />
				</Suspense>
			)}
		</div>
	</div>
);

export const ReachFields = ({
	first,
	className,
}: {
	first: "phone" | "email";
	className: string;
}) => {
	const ways = [<TextField key="phone" {...phone} />, <EmailField key="email" />];
	return (
		<>
			<TextField {...name} />
			<p className="mb-5 text-note text-muted">
				You only need to fill in one of these. Pick the one you’d like us to use.
			</p>
			<div className={cx("grid gap-x-6 sm:grid-cols-2", className)}>
				{first === "phone" ? ways : ways.reverse()}
			</div>
		</>
	);
};
