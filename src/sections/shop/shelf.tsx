import { EmptyState } from "../../components/blocks/empty-state";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { ProductCard } from "./product-card";

/** The products side by side as on a shelf, or an empty state if there are none. */
export const Shelf = ({ products, empty }: { products: readonly Queries.ShopProductFragment[]; empty: BlockData }) => (
	<Section space="below-picture">
		{products.length === 0 ? (
			<EmptyState block={empty} />
		) : (
			<ul className="grid grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-4 md:gap-x-(--column-gap) md:gap-y-20">
				{products.map((product) => (
					<li key={product.slug}>
						<ProductCard product={product} />
					</li>
				))}
			</ul>
		)}
	</Section>
);
