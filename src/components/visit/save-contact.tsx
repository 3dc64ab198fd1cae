import { getContactCardPath } from "../../lib/pages/addresses";
import { ButtonLink } from "../../ui/button";

/** Links to a contact card. No `download` attribute: Chromium would go to the network past the service worker, and nothing could be saved offline. */
export const SaveContact = ({ slug }: { slug: string }) => (
	<ButtonLink href={getContactCardPath(slug)} variant="quiet">
		Save contact
	</ButtonLink>
);
