import { graphql } from "gatsby";
import { useRef } from "react";
import { formatDollars } from "../../lib/catalog/prices";
import { Heading } from "../../ui/heading";
import { invoker, showModal } from "../../ui/invoker";
import { KeepTogether } from "../../ui/keep-together";
import { Picture } from "../../ui/picture";
import { withSizes } from "../../ui/picture-sizes";
import { ProductDialog } from "./product-dialog";

export const fragments = graphql`
	fragment ShopProduct on Product {
		slug
		name
		kind
		summary
		details
		howToUse
		ingredients
		caution
		size
		price
		image {
			...PictureProduct
		}
	}
`;

/** A product on the shelf; the whole of it opens its dialog. */
export const ProductCard = ({ product }: { product: Queries.ShopProductFragment }) => {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = `product-${product.slug}`;
	return (
		<>
			<article className="group relative flex h-full flex-col">
				<Picture shape="arch" picture={withSizes(product.image, "(min-width: 1296px) 300px, (min-width: 768px) 24vw, 48vw")} zoom />
				<div className="flex grow flex-col border-t border-hairline pt-5">
					<p className="text-small text-caption">{product.kind}</p>
					<Heading level={2} size={4} className="mt-1.5">
						{product.name}
					</Heading>
					<p className="mt-2.5 mb-3 hidden text-note leading-relaxed text-muted sm:block md:hidden lg:block">
						<KeepTogether>{product.summary}</KeepTogether>
					</p>
					<p className="figures mt-auto pt-1.5 text-note">
						<span className="font-medium">{formatDollars(product.price)}</span>
						<span className="text-caption">, {product.size}</span>
					</p>
					<p>
						<button
							type="button"
							aria-haspopup="dialog"
							className="quiet-link stretched inline-flex min-h-11 items-center text-note font-medium"
							onClick={() => showModal(dialog.current)}
							{...invoker("show-modal", id)}
						>
							Details<span className="sr-only"> of {product.name}</span>
						</button>
					</p>
				</div>
			</article>
			<ProductDialog id={id} product={product} dialog={dialog} />
		</>
	);
};
