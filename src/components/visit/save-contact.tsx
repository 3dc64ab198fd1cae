import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/business/facts";
import { getContactCardPath } from "../../lib/pages/addresses";
import { SaveButton } from "../../ui/save-button";

const readFile = async (path: string): Promise<string> => {
	const response = await fetch(path);
	if (!response.ok) throw new Error(path);
	return response.text();
};

/** Has no `download` attribute, because Chromium would bypass the service worker. */
export const SaveContact = ({ slug }: { slug: string }) => {
	const { name, phone, address } = useSite().business;
	const href = getContactCardPath(slug);
	return (
		<SaveButton
			name={`${slug}.vcf`}
			href={href}
			type="text/vcard"
			write={() => readFile(href)}
			copy={{
				name: "phone and address",
				text: `${name}, ${phone.display}, ${addressLine(address)}`,
			}}
			failure="We couldn’t load the contact card. Check your connection and try again."
		>
			Save contact
		</SaveButton>
	);
};
