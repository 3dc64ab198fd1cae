import type { ReactNode } from "react";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite } from "../../hooks/use-site";
import { formatDay } from "../../lib/time/dates";

export const SheetHead = ({
	title,
	note,
	children,
}: {
	title?: string;
	note?: string;
	children?: ReactNode;
}) => {
	const { name, phone } = useSite().business;
	const today = useBusinessDay();
	return (
		<div className="sheet-head hidden">
			<div className="figures flex justify-between font-medium">
				<span>{name}</span> {today && <span className="font-normal">{formatDay(today)}</span>}{" "}
				{phone.display}
			</div>
			{title && (
				<div className="mt-8 flex items-end justify-between gap-8">
					<div className="text-note">
						<div className="font-display text-display-2 font-medium">{title}</div>
						{note}
					</div>
					{children}
				</div>
			)}
		</div>
	);
};
