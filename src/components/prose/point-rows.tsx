import { Heading, LinkedText } from "../../ui/text";

export const PointRows = ({
	points,
	size = 3,
}: {
	points: readonly { title: string; text: string }[];
	size?: 3 | 4;
}) => (
	<ul className="@container self-start ruled border-y border-hairline">
		{points.map(({ title, text }) => (
			<li key={title} className="grid gap-x-(--column-gap) gap-y-3 py-6 md:py-8 @3xl:grid-cols-5-7">
				<Heading level={3} size={size}>
					{title}
				</Heading>
				<LinkedText as="p" className="max-w-text @3xl:pt-1.5" text={text} />
			</li>
		))}
	</ul>
);
