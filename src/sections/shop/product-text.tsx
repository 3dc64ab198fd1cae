import { useSite } from "../../hooks/use-site";
import { useTextHref } from "../../hooks/use-text-href";
import { mailHref } from "../../lib/content/contact-links";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { List } from "../../ui/list";
import { Paragraphs } from "../../ui/paragraphs";

/** How to have a product set aside: nothing is sold online. */
const Reserve = ({ name }: { name: string }) => {
	const { business } = useSite();
	const { phone, email } = business;
	const links = [
		{ href: `tel:${phone.e164}`, label: `Call ${phone.display}` },
		{ href: useTextHref(name), label: "Send a text" },
		{ href: mailHref(email, name), label: "Send an email" },
	];
	return (
		<section className="mt-8 border-t border-hairline pt-6">
			<Heading level={3} size={4}>
				Ask us to set one aside
			</Heading>
			<p className="figures mt-2 flex flex-wrap gap-x-7">
				{links.map(({ href, label }) => (
					<Link key={href} href={href} className="quiet-link inline-flex min-h-11 items-center font-medium">
						{label}
					</Link>
				))}
			</p>
		</section>
	);
};

/** Details, use, ingredients and caution of a product. */
export const ProductText = ({ product }: { product: Queries.ShopProductFragment }) => (
	<div className="text-note leading-relaxed">
		<div className="mt-6 stack-4 text-muted">
			<Paragraphs texts={product.details} />
		</div>
		<Heading level={3} size={4} className="mt-8">
			How to use it
		</Heading>
		<List items={product.howToUse} ordered className="mt-3 stack-1.5" />
		<Heading level={3} size={4} className="mt-8">
			Ingredients
		</Heading>
		<List items={product.ingredients} className="mt-3 stack-1.5" />
		<p className="mt-6 border-l border-mark pl-5">
			<KeepTogether>{product.caution}</KeepTogether>
		</p>
		<Reserve name={product.name} />
	</div>
);
