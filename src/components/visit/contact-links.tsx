import { useSite } from "../../hooks/use-site";
import { Link } from "../../ui/text";

export const PhoneLink = ({ className }: { className: string }) => {
	const { display, e164 } = useSite().business.phone;
	return (
		<Link href={`tel:${e164}`} className={className}>
			{display}
		</Link>
	);
};

export const HelpLink = ({ className }: { className: string }) => {
	const { label, href } = useSite().navigation.help;
	return (
		<Link href={href} className={className}>
			{label}
		</Link>
	);
};
