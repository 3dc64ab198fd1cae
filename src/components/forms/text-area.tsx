import type { TextareaHTMLAttributes } from "react";
import { pluralize } from "../../lib/text/words";
import { cx } from "../../ui/class-names";
import { useField } from "./context";
import { FieldFrame, type FieldOf } from "./field";

/**
 * Screen readers hear of it only when the room gets short and when it's used up, not with each
 * letter.
 */
const RoomLeft = ({ left, room }: { left: number; room: number }) => {
	const near = left <= room / 10;
	return (
		<>
			<p
				aria-hidden="true"
				className={cx(
					"figures text-note not-empty:mt-2",
					left < 0 ? "font-medium text-(--accent-pressed)" : "text-muted",
				)}
			>
				{near
					? `${pluralize(Math.abs(left), "character")} ${left < 0 ? "too many" : "left"}`
					: null}
			</p>
			<p role="status" className="sr-only">
				{near
					? `${left < 0 ? "Too long" : "Almost full"}: there’s room for ${room} characters`
					: null}
			</p>
		</>
	);
};

export const TextArea = ({
	name,
	label,
	labelSuffix,
	hint,
	optional,
	className,
	maxLength,
	...rest
}: FieldOf<TextareaHTMLAttributes<HTMLTextAreaElement>>) => {
	const { control, value } = useField(name, hint);
	return (
		<FieldFrame {...{ name, label, labelSuffix, hint, optional, className }}>
			<textarea rows={4} className="control" required={!optional} {...control} {...rest} />
			{maxLength ? <RoomLeft left={maxLength - value.trim().length} room={maxLength} /> : null}
		</FieldFrame>
	);
};
