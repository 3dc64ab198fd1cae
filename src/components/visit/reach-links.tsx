import { useSite } from "../../hooks/use-site";
import { getContactCardPath } from "../../lib/pages/addresses";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/text";

export const PhoneLink = ({ className }: { className: string }) => {
	const { display, e164 } = useSite().business.phone;
	return (
		<Link href={`tel:${e164}`} className={className}>
			{display}
		</Link>
	);
};

/** To when to call. */
export const HelpLink = ({ className }: { className: string }) => {
	const { label, href } = useSite().navigation.help;
	return (
		<Link href={href} className={className}>
			{label}
		</Link>
	);
};

/** Links to a contact card. No `download` attribute: Chromium would go to the network past the service worker, and nothing could be saved offline. */
export const SaveContact = ({ slug }: { slug: string }) => (
	<ButtonLink href={getContactCardPath(slug)} variant="quiet">
		Save contact
	</ButtonLink>
);
