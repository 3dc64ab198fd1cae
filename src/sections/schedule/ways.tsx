import { ArrowUpRight } from "lucide-react";
import { HoursList } from "../../components/hours-list";
import type { BlockData } from "../../components/page-copy";
import { SectionHead } from "../../components/section-head";
import { useBusiness } from "../../hooks/use-business";
import { mailHref, smsHref } from "../../lib/prefill";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";

/** One way as a row that is a target as a whole. */
const Way = ({ title, text, href, action }: { title: string; text: string; href: string; action: string }) => (
	<li className="group relative grid gap-x-12 gap-y-3 border-b border-hairline py-8 transition-colors duration-200 hover:bg-raised md:grid-cols-[3fr_5fr_4fr] md:items-baseline md:py-10 lg:gap-x-16">
		<Heading level={3} size={2}>
			{title}
		</Heading>
		<p className="max-w-[32rem] text-muted">{text}</p>
		<p className="md:text-right">
			<Link href={href} className="stretched quiet-link figures inline-flex min-h-11 items-center gap-2 font-medium [overflow-wrap:anywhere]">
				{action}
				<ArrowUpRight
					className="size-4 shrink-0 transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
					aria-hidden="true"
				/>
			</Link>
		</p>
	</li>
);

/** Call, text or e-mail, the latter two with their first words written. The links follow the order of the points. */
export const ScheduleWays = ({ block, prefill }: { block: BlockData; prefill: BlockData }) => {
	const { business } = useBusiness();
	if (!business) return null;
	const { email, phone } = business;
	const body = prefill.text.join("\n");
	const actions = [
		{ href: `tel:${phone.e164}`, action: phone.display },
		{ href: smsHref(phone.e164, body), action: "Begin a text" },
		{ href: mailHref(email, prefill.heading, body), action: email },
	];
	return (
		<Band labelledBy="ways">
			<div className="grid items-end gap-x-16 gap-y-10 md:grid-cols-[7fr_5fr] lg:gap-x-24">
				<SectionHead id="ways" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<HoursList />
			</div>
			<ul className="mt-12 border-t border-hairline md:mt-16">
				{block.points.map(({ title, text }, index) => {
					const action = actions[index];
					return action ? <Way key={title} title={title} text={text} {...action} /> : null;
				})}
			</ul>
		</Band>
	);
};
