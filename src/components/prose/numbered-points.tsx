import { Heading, LinkedText } from "../../ui/text";

export const NumberedPoints = ({
	points,
}: {
	points: readonly { title: string; text: string }[];
}) => (
	<ol className="grid gap-x-(--column-gap) gap-y-10 lg:grid-cols-3">
		{points.map(({ title, text }, index) => (
			<li key={title} className="border-t border-hairline pt-5">
				<span
					aria-hidden="true"
					className="font-display text-numeral font-medium figures-lining text-marker"
				>
					{index + 1}
				</span>
				<Heading level={3} size={4} className="mt-4">
					{title}
				</Heading>
				<LinkedText as="p" className="mt-2.5 text-note leading-relaxed" text={text} />
			</li>
		))}
	</ol>
);
