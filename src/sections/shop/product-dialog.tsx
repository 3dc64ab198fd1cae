import { X } from "lucide-react";
import { type MouseEvent, type RefObject, useId } from "react";
import { formatDollars } from "../../lib/catalog/prices";
import { Heading } from "../../ui/heading";
import { closeBeside, invoker } from "../../ui/invoker";
import { Picture } from "../../ui/picture";
import { ProductText } from "./product-text";

/** A click beside the dialog closes it, by HTML alone; React's types do not know the attribute yet. */
const lightDismiss: Record<string, string> = { closedby: "any" };

interface Props {
	id: string;
	product: Queries.ShopProductFragment;
	dialog: RefObject<HTMLDialogElement | null>;
}

/** All there is to say about a product. Opened and closed by HTML itself; the dialog keeps focus in and gives it back. */
export const ProductDialog = ({ id, product, dialog }: Props) => {
	const title = useId();
	/** Browsers without invoker commands; in the others the button has closed it already. */
	const close = (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.closest("dialog")?.close();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the dialog's own (Escape)
		<dialog ref={dialog} id={id} aria-labelledby={title} data-tone="light" className="dialog dialog-wide" onClick={closeBeside} {...lightDismiss}>
			<div className="sticky top-0 z-10 flex h-0 justify-end">
				<button
					type="button"
					aria-label="Close"
					className="mt-3 mr-3 flex size-12 shrink-0 items-center justify-center rounded-pill bg-surface"
					onClick={close}
					{...invoker("close", id)}
				>
					<X className="size-6" aria-hidden="true" />
				</button>
			</div>
			<div className="grid md:grid-cols-5-7">
				<div className="bg-raised max-md:hidden">
					<Picture picture={product.image} shape="arch" className="md:sticky! md:top-0" />
				</div>
				<div className="p-6 pb-8 sm:p-9 md:p-11">
					<Heading level={2} size={3} id={title} className="pr-10">
						{product.name}
					</Heading>
					<p className="figures mt-2 text-muted">
						<span className="font-medium text-on-surface">{formatDollars(product.price)}</span>, {product.size}
					</p>
					<ProductText product={product} />
				</div>
			</div>
		</dialog>
	);
};
