import type { SiteContent } from "./content";
import type { SignIn } from "./desk/sign-in";
import type { Health } from "./health";
import type { Outbox } from "./outbox/outbox";
import type { SendPage } from "./pages/layout";
import type { RateLimit } from "./rate-limit";
import type { Settings } from "./settings";
import type { Links } from "./visitor/links";

export interface Dependencies extends Pick<Settings, "trustedProxies" | "holdUnderMs"> {
	readonly outbox: () => Promise<Outbox>;
	readonly checkHealth: () => Promise<Health>;
	/** Logs a warning once, alerts, and lets health show it until the process ends. */
	readonly warnOnce: (text: string) => void;
	/** Adds to today's figures. It never throws. */
	readonly count: (what: string, name: string) => Promise<boolean>;
	readonly content: () => SiteContent;
	readonly sendPage: SendPage;
	/** Without the site's header and footer. */
	readonly sendDeskPage: SendPage;
	/** Undefined without LINK_SECRET, as is `signIn`. */
	readonly links: Links | undefined;
	readonly signIn: SignIn | undefined;
	readonly limit: RateLimit;
	readonly wake: () => void;
}
