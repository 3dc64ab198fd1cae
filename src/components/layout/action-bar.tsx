import { CalendarDays, MessageSquare, Phone } from "lucide-react";
import { useSite } from "../../hooks/use-site";
import { Link } from "../../ui/link";

const item = "flex min-h-14 flex-1 items-center justify-center gap-2 text-small font-medium";

/**
 * Book, Call, Text at the foot of a phone's window. Sticky in the main part's wrapper, so that it gives way to the footer by
 * itself; hidden by CSS while a form field has the focus.
 */
export const ActionBar = () => {
	const { business } = useSite();
	const { e164 } = business.phone;
	return (
		<nav aria-label="Quick actions" className="action-bar" data-tone="light" data-print="hide">
			<Link href="/schedule" className={`${item} bg-accent text-on-accent`}>
				<CalendarDays className="size-4" aria-hidden="true" />
				Book
			</Link>
			<Link href={`tel:${e164}`} className={item}>
				<Phone className="size-4" aria-hidden="true" />
				Call
			</Link>
			<Link href={`sms:${e164}`} className={`${item} border-l border-hairline`}>
				<MessageSquare className="size-4" aria-hidden="true" />
				Text
			</Link>
		</nav>
	);
};
