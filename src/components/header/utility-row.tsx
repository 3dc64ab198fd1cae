import { Phone } from "lucide-react";
import { memo } from "react";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import type { Contact } from "./menu-types";
import { SocialLinks } from "./social-links";

/** Above the menu until the page is scrolled: telephone and social networks. */
export const UtilityRow = memo(({ phone, social }: Contact) => (
	<div className="site-header-utility">
		<Container className="flex h-9 items-center justify-between text-label">
			<Link href={`tel:${phone.e164}`} className="figures inline-flex min-h-9 items-center gap-2 font-medium hover:text-link">
				<Phone className="size-3.5" aria-hidden="true" />
				{phone.display}
			</Link>
			<SocialLinks links={social} className="-mr-2.5" />
		</Container>
	</div>
));
