import { Phone } from "lucide-react";
import { memo } from "react";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import { OpenNow } from "../open-now";
import type { Contact } from "./menu-types";
import { SocialLinks } from "./social-links";

/** Above the menu until the page is scrolled: whether the spa is open, and from 1024 px on telephone and social networks. */
export const UtilityRow = memo(({ phone, social }: Contact) => (
	<div className="site-header-utility">
		<Container className="flex h-7 items-center gap-x-6 text-label lg:h-9">
			<Link href={`tel:${phone.e164}`} className="figures hidden min-h-9 items-center gap-2 font-medium hover:text-link lg:inline-flex">
				<Phone className="size-3.5" aria-hidden="true" />
				{phone.display}
			</Link>
			<OpenNow />
			<SocialLinks links={social} className="-mr-2.5 ml-auto max-lg:hidden" />
		</Container>
	</div>
));
