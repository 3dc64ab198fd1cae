import { getContactCardPath } from "../../lib/pages/addresses";
import { ButtonLink } from "../../ui/button";

/**
 * A link to a contact card. Browsers save a card, or open it in the address book, by its type. There's no `download` attribute, because Chromium then
 * goes to the network past the service worker, and nothing can be saved offline.
 */
export const SaveContact = ({ slug }: { slug: string }) => (
	<ButtonLink href={getContactCardPath(slug)} variant="quiet">
		Save contact
	</ButtonLink>
);
