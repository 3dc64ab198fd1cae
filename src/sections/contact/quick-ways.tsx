import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";

/** Number, text and email at the top, so that nobody has to scroll for them. */
export const ContactQuickWays = () => {
	const { business } = useSite();
	const { email, phone } = business;
	return (
		<>
			<p className="font-display text-display-2">
				<Link href={`tel:${phone.e164}`} className="figures inline-block py-1 hover:text-link">
					{phone.display}
				</Link>
			</p>
			<p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
				<ButtonLink href={`tel:${phone.e164}`}>Call</ButtonLink>
				<ButtonLink href={`sms:${phone.e164}`} variant="secondary">
					Send a text
				</ButtonLink>
				<Link href={`mailto:${email}`} className="quiet-link inline-flex min-h-12 items-center font-medium">
					{email}
				</Link>
			</p>
		</>
	);
};
