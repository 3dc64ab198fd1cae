import { contactFields } from "../../lib/forms/fields";
import { cx } from "../../ui/class-names";
import { TextField } from "./field";

/** Who it is and how to answer: name, then phone and email, of which the schemas ask for one. */
export const ReachFields = ({ first, className }: { first: "phone" | "email"; className: string }) => {
	const phone = <TextField {...contactFields.phone} />;
	const email = <TextField {...contactFields.email} />;
	return (
		<>
			<TextField {...contactFields.name} />
			<p className="mb-5 text-note text-muted">You only need to fill in one of these. Pick the one you’d like us to use.</p>
			<div className={cx("grid gap-x-6 sm:grid-cols-2", className)}>
				{first === "phone" ? phone : email}
				{first === "phone" ? email : phone}
			</div>
		</>
	);
};
