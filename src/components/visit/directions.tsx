import { useSite } from "../../hooks/use-site";
import { listDirections } from "../../lib/spa/facts";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";

/** Directions in the visitor's map app. Nothing is loaded from there until a link is followed. */
export const Directions = ({ className }: { className?: string }) => {
	const { business } = useSite();
	return (
		<ul aria-label="Directions" className={cx("flex flex-wrap gap-x-4 text-note sm:gap-x-6", className)} data-print="hide">
			{listDirections(business).map(({ label, href }) => (
				<li key={label}>
					<Link href={href} className="quiet-link inline-flex min-h-11 items-center">
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
};
