import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/business/facts";
import { getContactCardPath } from "../../lib/pages/addresses";
import { nameWithCredentials, slugify } from "../../lib/text/words";
import { SaveButton } from "../../ui/save-button";
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

const readFile = async (path: string): Promise<string> => {
	const response = await fetch(path);
	if (!response.ok) throw new Error(path);
	return response.text();
};

/** A person's contact card, or the spa's. No `download` attribute: Chromium would go to the network past the service worker. */
export const SaveContact = ({ person }: { person?: Pick<Queries.TeamMember, "slug" | "name" | "credentials"> }) => {
	const { name, phone, address } = useSite().business;
	const slug = person?.slug ?? slugify(name);
	const details = [name, phone.display, addressLine(address)];
	return (
		<SaveButton
			name={`${slug}.vcf`}
			href={getContactCardPath(slug)}
			type="text/vcard"
			write={() => readFile(getContactCardPath(slug))}
			copy={{ name: "the details", text: (person ? [nameWithCredentials(person), ...details] : details).join(", ") }}
			failure="We couldn’t load the contact card. Check your connection and try again."
		>
			Save contact
		</SaveButton>
	);
};
