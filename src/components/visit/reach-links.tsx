import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/business/facts";
import { getContactCardPath } from "../../lib/pages/addresses";
import { nameWithCredentials, slugify } from "../../lib/text/words";
import { SaveLink } from "../../ui/save-button";
import { Link } from "../../ui/text";

export const PhoneLink = ({ className }: { className: string }) => {
	const { display, e164 } = useSite().business.phone;
	return (
		<Link href={`tel:${e164}`} className={className}>
			{display}
		</Link>
	);
};

/** Links to a contact card: a person's, or the spa's. The parent is a row that wraps. */
export const SaveContact = ({ person }: { person?: Pick<Queries.TeamMember, "slug" | "name" | "credentials"> }) => {
	const { name, phone, address } = useSite().business;
	const details = [name, phone.display, addressLine(address)];
	return (
		<SaveLink
			href={getContactCardPath(person?.slug ?? slugify(name))}
			type="text/vcard"
			copy={{ name: "the contact details", text: (person ? [nameWithCredentials(person), ...details] : details).join(", ") }}
			failure="We couldn’t load the contact card. Check your connection and try again."
		>
			Save contact
		</SaveLink>
	);
};
