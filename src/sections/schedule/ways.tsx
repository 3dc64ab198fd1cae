import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { mailHref, smsHref } from "../../lib/spa/facts";
import { stripLinks } from "../../lib/text/markup";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";

interface WayProps {
	title: string;
	text: string;
	href: string;
	action: string;
}

/** One way, a target as a whole. */
const Way = ({ title, text, href, action }: WayProps) => (
	<li className="relative border-t border-hairline py-5">
		<h3 className="leading-snug text-muted">{title}</h3>
		<Link href={href} className="stretched quiet-link figures inline-block py-1 font-medium wrap-anywhere">
			{action}
		</Link>
		<p className="text-note leading-snug text-muted">
			<KeepTogether>{stripLinks(text)}</KeepTogether>
		</p>
	</li>
);

/** Call, text or email, the latter two with their first words written. The links follow the order of the points. */
export const ScheduleWays = ({ block, prefill }: { block: BlockData; prefill: BlockData }) => {
	const { business } = useSite();
	const { email, phone } = business;
	const body = stripLinks(prefill.text.join("\n"));
	const actions = [
		{ href: `tel:${phone.e164}`, action: phone.display },
		{ href: smsHref(phone.e164, body), action: "Start a text" },
		{ href: mailHref(email, prefill.heading, body), action: email },
	];
	return (
		<Section labelledBy="ways" className="py-section-reduced">
			<SectionHeader id="ways" eyebrow={block.eyebrow} heading={block.heading} text={block.text} size={3} />
			<ul className="mt-6 grid gap-x-(--column-gap) lg:mt-10 lg:grid-cols-3">
				{block.points.map(({ title, text }, index) => {
					const action = actions[index];
					return action ? <Way key={title} title={title} text={text} {...action} /> : null;
				})}
			</ul>
		</Section>
	);
};
