import type { FormValues } from "../../lib/forms/fields";
import type { SiteContent } from "../content";
import type { Page } from "../pages/layout";
import { PageField, PageForm } from "../pages/page-form";
import { callLink, homeLink } from "../pages/response-pages";
import { visitorPath } from "./links";
import { digitsField } from "./phone-digits";

/** "k7qm 4xpd" is K7QM-4XPD. */
export const readReference = (typed: string): string => {
	const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
};

/** The form of `/my-request` again, because nothing was found. It says the same of each mistake. */
export const findPage = (content: SiteContent, values: FormValues): Page => ({
	title: "Find my request",
	notice: {
		title: "We can’t find that request",
		text: `The reference or the digits may be wrong, or we don’t keep it anymore. Check both, or call or text ${content.business.phone.display}.`,
	},
	main: (
		<PageForm action={visitorPath} hidden={{ do: "find" }} values={values} send="Show my request">
			<PageField
				name="reference"
				label="Reference"
				hint="Such as K7QM-4XPD, in our email"
				autoComplete="off"
			/>
			<PageField {...digitsField} />
		</PageForm>
	),
	links: [callLink(content), homeLink],
});
