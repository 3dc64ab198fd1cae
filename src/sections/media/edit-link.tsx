import { ButtonLink } from "../../ui/button";

/** Leads to the catalog in the form editor, which `npm run edit` serves on this computer. */
export const EditLink = () => (
	<div className="pb-8">
		<ButtonLink variant="secondary" href="http://127.0.0.1:8100/#/collections/pictures/entries/media">
			Edit in the form editor
		</ButtonLink>
		<p className="mt-2 text-note text-muted">Start it with npm run edit first.</p>
	</div>
);
