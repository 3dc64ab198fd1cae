import { readSiteContent } from "../../src/server/content";
import type { Inquiry } from "../../src/server/inquiries/inquiry";
import type { MailContext } from "../../src/server/mail/mail";
import { createLinks } from "../../src/server/visitor/links";
import { sampleProject } from "./content-fixture";

export const { business, readSent } = readSiteContent(sampleProject().root);

export const links = createLinks("0123456789abcdef0123456789abcdef");

/** What mails are written with: the sample content, in Chicago's time zone. */
export const mailContext: MailContext = {
	from: "site@elm.example",
	to: "desk@elm.example",
	business: { ...business, timeZone: "America/Chicago", email: "hello@elm.example" },
	readSent,
	siteUrl: "https://www.elm.example",
	links,
	held: 0,
};

/** A message without any content, with an address to answer to. */
export const sampleInquiry: Inquiry = {
	key: "0123456789abcdef".repeat(4),
	form: "message",
	fingerprint: "f",
	rows: [],
	replyTo: "zoe@example.com",
	reference: "K7QM-4XPD",
	acceptedAt: Date.parse("2026-11-21T15:30:00Z"),
	fields: {},
	status: "new",
	history: [],
	mails: [],
};

/** Of each mail that waits in an inquiry. */
export const waitingMail = {
	state: "waiting",
	dueFrom: 0,
	nextAt: 0,
	attempts: 0,
	problem: "",
	refused: false,
} as const;
