import type { Page } from "../pages/layout";
import { PageField, PageForm } from "../pages/page-form";
import { Paragraphs } from "../pages/page-text";
import { homeLink } from "../pages/response-pages";
import { deskPath } from "./paths";

/** @param reference of the inquiry to show after signing in, or "" */
export const signInPage = (reference: string, notice?: Page["notice"], withCode = false): Page => ({
	title: "Sign in",
	notice,
	main: (
		<>
			{withCode && (
				<PageForm action={deskPath} hidden={{ do: "code" }} send="Continue" variant="secondary">
					<PageField
						name="code"
						label="Code"
						hint="Six digits, only if the link was opened in another browser."
						autoComplete="one-time-code"
					/>
				</PageForm>
			)}
			<Paragraphs
				texts={[
					"This is for our front desk. Enter your work email address, and we’ll email you a link that signs you in.",
				]}
			/>
			<PageForm action={deskPath} hidden={{ do: "ask", reference }} send="Send the link">
				<PageField name="email" label="Email" type="email" autoComplete="email" />
			</PageForm>
		</>
	),
	links: [homeLink],
});

/**
 * Where the mailed link leads. It asks for a name, because mail programs open links and some press
 * buttons.
 */
export const enterPage = (token: string, email: string, notice?: Page["notice"]): Page => ({
	title: "Who is at the desk?",
	notice,
	main: (
		<>
			<Paragraphs texts={[`You’re signing in as ${email}, for 30 days on this device.`]} />
			<PageForm
				action={deskPath}
				hidden={{ do: "enter", token }}
				errors={notice?.errors}
				send="Sign in"
			>
				<PageField
					name="name"
					label="Your name"
					hint="It goes into the history of the requests you answer."
					autoComplete="name"
				/>
			</PageForm>
		</>
	),
});

/** What the link shows in a browser that didn't ask for it, such as a program that checks mails. */
export const codePage = (code: string): Page => ({
	title: "Type this code",
	main: (
		<>
			<p className="mt-6 figures font-display text-display-3 font-medium">{code}</p>
			<Paragraphs
				texts={[
					"You asked for this link in another browser. Type the code there, below “Check your email”. If you didn’t ask for it, close this page, and give the code to nobody.",
				]}
			/>
		</>
	),
	links: [homeLink],
});
