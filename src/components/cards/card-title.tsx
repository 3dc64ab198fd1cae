import { cx } from "../../ui/class-names";
import { Heading, type HeadingProps, Link } from "../../ui/text";

export const CardTitle = ({
	href,
	hover = "group-hover:text-link",
	children,
	...heading
}: Pick<HeadingProps, "size" | "className"> & {
	href: string;
	hover?: string;
	children: string;
}) => (
	<Heading level={3} {...heading}>
		<Link href={href} className={cx("stretched", hover)}>
			{children}
		</Link>
	</Heading>
);
