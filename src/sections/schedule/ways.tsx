import { type LucideIcon, Mail, MessageSquareText, Phone } from "lucide-react";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { mailHref, smsHref } from "../../lib/content/contact-links";
import { stripLinks } from "../../lib/content/inline-links";
import { describeHours } from "../../lib/time/hours";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

interface WayProps {
	title: string;
	text: string;
	href: string;
	action: string;
	icon: LucideIcon;
}

/** One way, a target as a whole. */
const Way = ({ title, text, href, action, icon: Icon }: WayProps) => (
	<li className="group relative flex gap-5 border-hairline py-5 max-lg:not-last:border-b lg:py-0">
		<span
			aria-hidden="true"
			className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-accent text-on-accent transition-colors duration-200 group-hover:bg-(--accent-pressed)"
		>
			<Icon className="size-5" strokeWidth={1.5} />
		</span>
		<div className="min-w-0">
			<h3 className="leading-snug text-muted">{title}</h3>
			<Link href={href} className="stretched quiet-link figures inline-block py-1 font-medium wrap-anywhere">
				{action}
			</Link>
			<p className="text-note leading-snug text-muted">
				<KeepTogether>{stripLinks(text)}</KeepTogether>
			</p>
		</div>
	</li>
);

/** Call, text or email, the latter two with their first words written. The links follow the order of the points. */
export const ScheduleWays = ({ block, prefill }: { block: BlockData; prefill: BlockData }) => {
	const { business } = useSite();
	const { email, hours, phone } = business;
	const body = stripLinks(prefill.text.join("\n"));
	const actions = [
		{ href: `tel:${phone.e164}`, action: phone.display, icon: Phone },
		{ href: smsHref(phone.e164, body), action: "Start a text", icon: MessageSquareText },
		{ href: mailHref(email, prefill.heading, body), action: email, icon: Mail },
	];
	return (
		<Section labelledBy="ways" className="py-section-reduced">
			<Split gap="tight" className="items-end">
				<SectionHeader id="ways" eyebrow={block.eyebrow} heading={block.heading} text={block.text} size={3} />
				<p>We’re open {describeHours(hours)}.</p>
			</Split>
			<ul className="mt-6 grid gap-x-(--column-gap) lg:mt-12 lg:grid-cols-3">
				{block.points.map(({ title, text }, index) => {
					const action = actions[index];
					return action ? <Way key={title} title={title} text={text} {...action} /> : null;
				})}
			</ul>
		</Section>
	);
};
