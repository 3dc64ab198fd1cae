import { cx } from "../../ui/class-names";
import { Text } from "../../ui/text";

export const PersonName = ({
	name,
	credentials,
	className,
}: {
	name: string;
	credentials: string;
	className: string;
}) => (
	<>
		{name}
		{credentials && (
			<>
				<span className="sr-only">, </span>
				<Text
					as="span"
					className={cx("block font-text leading-snug tracking-wide text-muted", className)}
				>
					{credentials}
				</Text>
			</>
		)}
	</>
);
