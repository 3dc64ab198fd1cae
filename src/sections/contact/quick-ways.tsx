import { OpenNow } from "../../components/open-now";
import { SaveContact } from "../../components/visit/save-contact";
import { useSite } from "../../hooks/use-site";
import { useTextHref } from "../../hooks/use-text-href";
import { slugify } from "../../lib/text/words";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";

/** Number, text and email at the top, so that nobody has to scroll for them. */
export const ContactQuickWays = () => {
	const { business } = useSite();
	const { email, name, phone } = business;
	const textHref = useTextHref();
	return (
		<>
			<p className="font-display text-display-2">
				<Link href={`tel:${phone.e164}`} className="figures inline-block py-1 hover:text-link">
					{phone.display}
				</Link>
			</p>
			<OpenNow className="mt-1 text-muted" />
			<p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
				<ButtonLink href={`tel:${phone.e164}`}>Call</ButtonLink>
				<ButtonLink href={textHref} variant="secondary">
					Text us
				</ButtonLink>
				<Link href={`mailto:${email}`} className="quiet-link inline-flex min-h-12 items-center font-medium">
					{email}
				</Link>
				<SaveContact slug={slugify(name)} />
			</p>
		</>
	);
};
