import type { FormValues } from "../../lib/forms/fields";
import { digitsField, referenceField, visitorPath } from "../../lib/forms/request-lookup";
import { Button } from "../../ui/button";
import { TextField } from "./field";

/** The browser posts it, so that nothing typed gets into an address. */
export const RequestLookup = ({ values = {} }: { values?: FormValues }) => (
	<form method="post" action={visitorPath} className="stack-8 py-6">
		<input type="hidden" name="do" value="find" />
		{[referenceField, digitsField].map((field) => (
			<TextField key={field.name} {...field} defaultValue={values[field.name]} />
		))}
		<Button type="submit" size="large">
			Show my request
		</Button>
	</form>
);
