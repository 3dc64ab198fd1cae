import type { ComponentProps } from "react";
import { fieldId } from "../../components/forms/context";
import type { FieldErrors } from "../../lib/forms/definition";
import { DetailList } from "../../ui/detail-list";
import { Heading, Text } from "../../ui/text";
import { formId } from "./page-form";

export const Subtitle = ({ text }: { text: string }) => (
	<Heading level={2} size={3} className="mt-12">
		{text}
	</Heading>
);

/** Paragraphs without links, because they may hold what a visitor sent. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
	texts.map((text) => (
		<Text key={text} className="mt-5">
			{text}
		</Text>
	));

export const LinkLine = ({ href, label }: { href: string; label: string }) => (
	<p className="mt-5 print:hidden">
		<a className="quiet-link" href={href}>
			{label}
		</a>
	</p>
);

export const SummaryList = ({
	rows,
	none = "",
}: Pick<ComponentProps<typeof DetailList>, "rows"> & { none?: string }) =>
	rows.length > 0 ? (
		<DetailList
			layout="stacked"
			rows={rows.filter(({ detail }) => String(detail).trim())}
			className="mt-6 bg-raised px-6"
		/>
	) : (
		<Paragraphs texts={[none]} />
	);

/** It has the focus, so that screen readers begin with it. */
export const Notice = ({
	title,
	text,
	errors = {},
}: {
	title: string;
	text: string;
	errors?: FieldErrors;
}) => {
	const links = Object.entries(errors).map(([name, message]) => (
		<li key={name}>
			<a className="quiet-link" href={`#${fieldId(formId, name)}`}>
				{message}
			</a>
		</li>
	));
	return (
		<div
			className="mt-8 mb-3 border-l-4 border-accent bg-raised px-6 py-6"
			role="group"
			aria-labelledby="notice"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: these pages have no script that could move the focus.
			autoFocus
		>
			<Heading level={2} size={4} id="notice">
				{title}
			</Heading>
			<p className="mt-2">{text}</p>
			{links.length > 0 && <ul className="mt-3">{links}</ul>}
		</div>
	);
};
