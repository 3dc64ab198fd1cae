import { graphql } from "gatsby";
import { X } from "lucide-react";
import { useId } from "react";
import { EmptyState } from "../../components/blocks/empty-state";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite, useTextHref } from "../../hooks/use-site";
import { mailHref } from "../../lib/business/facts";
import { formatDollars } from "../../lib/services/prices";
import { ButtonLink } from "../../ui/button";
import { dialogCommand, lightDismiss } from "../../ui/dialog-attributes";
import { Picture, withSizes } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Heading, LinkedText, List, Paragraphs, Text } from "../../ui/text";

type Product = Queries.ShopProductFragment;

const Reserve = ({ name }: { name: string }) => {
	const { phone, email } = useSite().business;
	return (
		<section className="mt-6">
			<Heading level={3} size={4}>
				Ask us to set one aside
			</Heading>
			<p className="figures mt-3 flex flex-wrap items-center gap-x-7 gap-y-1">
				<ButtonLink href={`tel:${phone.e164}`}>Call {phone.display}</ButtonLink>
				<ButtonLink href={useTextHref(name)} variant="quiet">
					Send a text
				</ButtonLink>
				<ButtonLink href={mailHref(email, name)} variant="quiet">
					Send an email
				</ButtonLink>
			</p>
		</section>
	);
};

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

const ProductDialog = ({ id, product }: { id: string; product: Product }) => {
	const title = useId();
	return (
		<dialog
			id={id}
			aria-labelledby={title}
			data-tone="light"
			className="dialog dialog-wide"
			{...lightDismiss}
		>
			<div className="sticky top-0 z-10 flex h-0 justify-end">
				<button
					type="button"
					aria-label="Close"
					className="mt-3 mr-3 flex size-12 shrink-0 items-center justify-center rounded-pill bg-surface"
					{...dialogCommand("close", id)}
				>
					<X className="size-6" />
				</button>
			</div>
			<div className="grid md:grid-cols-5-7">
				<div className="bg-raised max-md:hidden">
					<Picture picture={product.image} shape="arch" className="md:sticky md:top-0" />
				</div>
				<div className="p-6 pb-8 sm:p-9 md:p-11">
					<Heading level={2} size={3} id={title} className="pr-10">
						{product.name}
					</Heading>
					<p className="figures mt-2 text-muted">
						<span className="font-medium text-on-surface">{formatDollars(product.price)}</span>,{" "}
						{product.size}
					</p>
					<Reserve name={product.name} />
					<div className="text-note leading-relaxed">
						<Paragraphs texts={product.details} className="mt-6 stack-4 text-muted" />
						<Heading level={3} size={4} className="mt-8">
							How to use it
						</Heading>
						<List items={product.howToUse} ordered className="mt-3 stack-1.5" />
						<Heading level={3} size={4} className="mt-8">
							Ingredients
						</Heading>
						<List items={product.ingredients} className="mt-3 stack-1.5" />
						<LinkedText as="p" className="mt-6 border-l border-mark pl-5" text={product.caution} />
					</div>
				</div>
			</div>
		</dialog>
	);
};

const ProductCard = ({ product }: { product: Product }) => {
	const id = `product-${product.slug}`;
	return (
		<>
			<article className="group relative flex h-full flex-col">
				<Picture
					shape="arch"
					picture={withSizes(
						product.image,
						"(min-width: 1296px) 300px, (min-width: 768px) 24vw, 48vw",
					)}
					zoom
				/>
				<div className="flex grow flex-col border-t border-hairline pt-5">
					<p className="text-small text-caption">{product.kind}</p>
					<Heading level={2} size={4} className="mt-1.5">
						{product.name}
					</Heading>
					<Text className="mt-2.5 mb-3 hidden text-note leading-relaxed text-muted sm:block md:hidden lg:block">
						{product.summary}
					</Text>
					<p className="figures mt-auto pt-1.5 text-note">
						<span className="font-medium">{formatDollars(product.price)}</span>
						<span className="text-caption">, {product.size}</span>
					</p>
					<p>
						<button
							type="button"
							aria-haspopup="dialog"
							className="quiet-link stretched inline-flex min-h-11 items-center text-note font-medium"
							{...dialogCommand("show-modal", id)}
						>
							Details<span className="sr-only"> of {product.name}</span>
						</button>
					</p>
				</div>
			</article>
			<ProductDialog id={id} product={product} />
		</>
	);
};

export const Shelf = ({ products, empty }: { products: readonly Product[]; empty: BlockData }) => (
	<Section space="below-picture">
		{products.length === 0 ? (
			<EmptyState block={empty} />
		) : (
			<ul className="grid xs:grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-4 md:gap-x-(--column-gap) md:gap-y-20">
				{products.map((product) => (
					<li key={product.slug}>
						<ProductCard product={product} />
					</li>
				))}
			</ul>
		)}
	</Section>
);
