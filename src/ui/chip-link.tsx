import { cx } from "./class-names";
import { Link, type LinkProps } from "./link";

export const ChipLink = ({ className, ...rest }: LinkProps) => (
	<Link className={cx("inline-flex items-center rounded-pill border border-hairline hover:border-current hover:text-link", className)} {...rest} />
);
