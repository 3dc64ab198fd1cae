import { cx } from "../../ui/class-names";
import { Heading, type HeadingProps, Link } from "../../ui/text";

interface CardTitleProps extends Pick<HeadingProps, "size" | "className"> {
	href: string;
	hover?: string;
	children: string;
}

export const CardTitle = ({
	href,
	hover = "group-hover:text-link",
	children,
	...heading
}: CardTitleProps) => (
	<Heading level={3} {...heading}>
		<Link href={href} className={cx("stretched", hover)}>
			{children}
		</Link>
	</Heading>
);
