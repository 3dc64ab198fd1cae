import { cx } from "../../ui/class-names";
import { TextField } from "./field";

/** Who it is and how to answer: name, then phone and e-mail, of which the schemas ask for one. */
export const ReachFields = ({ first, className }: { first: "phone" | "email"; className: string }) => {
	const phone = <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} required={false} />;
	const email = <TextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" maxLength={200} required={false} />;
	return (
		<>
			<TextField name="name" label="Name" autoComplete="name" maxLength={100} />
			<p className="mb-5 text-note text-muted">Of the next two, one is enough: the one you want to be answered by.</p>
			<div className={cx("grid gap-x-6 sm:grid-cols-2", className)}>
				{first === "phone" ? phone : email}
				{first === "phone" ? email : phone}
			</div>
		</>
	);
};
