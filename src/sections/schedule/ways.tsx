import { type LucideIcon, Mail, MessageSquareText, Phone } from "lucide-react";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { HoursList } from "../../components/visit/hours-list";
import { useSite } from "../../hooks/use-site";
import { mailHref, smsHref } from "../../lib/content/contact-links";
import { stripLinks } from "../../lib/content/inline-links";
import { Heading } from "../../ui/heading";
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

/** One way as a row that is a target as a whole. */
const Way = ({ title, text, href, action, icon: Icon }: WayProps) => (
	<li className="group relative grid grid-cols-fill-auto gap-x-8 gap-y-4 border-b border-hairline py-8 md:grid-cols-equal-auto md:items-center md:py-10 lg:gap-x-16">
		<div>
			<Heading level={3} size={2} className="transition-colors duration-200 group-hover:text-link">
				{title}
			</Heading>
			<Link href={href} className="stretched quiet-link figures mt-1 inline-flex min-h-9 items-center font-medium wrap-anywhere md:text-note lg:text-large">
				{action}
			</Link>
		</div>
		<p className="col-span-2 row-start-2 max-w-short text-muted md:col-span-1 md:row-start-auto">
			<KeepTogether>{stripLinks(text)}</KeepTogether>
		</p>
		<span
			aria-hidden="true"
			className="flex size-14 items-center justify-center rounded-pill bg-accent text-on-accent transition-colors duration-200 group-hover:bg-(--accent-pressed) md:size-18"
		>
			<Icon className="size-6 md:size-7" strokeWidth={1.5} />
		</span>
	</li>
);

/** Call, text or email, the latter two with their first words written. The links follow the order of the points. */
export const ScheduleWays = ({ block, prefill }: { block: BlockData; prefill: BlockData }) => {
	const { business } = useSite();
	const { email, phone } = business;
	const body = stripLinks(prefill.text.join("\n"));
	const actions = [
		{ href: `tel:${phone.e164}`, action: phone.display, icon: Phone },
		{ href: smsHref(phone.e164, body), action: "Start a text", icon: MessageSquareText },
		{ href: mailHref(email, prefill.heading, body), action: email, icon: Mail },
	];
	return (
		<Section labelledBy="ways">
			<Split ratio="7-5" className="items-end">
				<SectionHeader id="ways" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<HoursList />
			</Split>
			<ul className="mt-12 border-t border-hairline md:mt-16">
				{block.points.map(({ title, text }, index) => {
					const action = actions[index];
					return action ? <Way key={title} title={title} text={text} {...action} /> : null;
				})}
			</ul>
		</Section>
	);
};
