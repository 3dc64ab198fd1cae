import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { makeCertificate } from "./certificate.mjs";

/**
 * What a mail server does with a mail:
 * - right: accepts it
 * - hold: receives it and doesn't answer until another mode is set; then accepts it, unless the sender has hung up
 * - refuse-recipient, refuse-data: answers `code` before DATA, or after it
 * - drop-before-250: hangs up after DATA and stores nothing
 * - lose-250: stores it and hangs up before its 250 is out, like a failing network: the sender has to send it again
 * - drop-after-250: hangs up without QUIT after its 250
 */
const modes = ["right", "hold", "refuse-recipient", "refuse-data", "drop-before-250", "lose-250", "drop-after-250"];

const decodeQuotedPrintable = (text) =>
	Buffer.from(
		text.replace(/=\r?\n/g, "").replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	);

/** Parses a mail of the site's. @param raw as received */
const readMail = (raw) => {
	const wire = raw.toString("latin1");
	const head = wire.slice(0, wire.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
	const headers = [...head.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [name.toLowerCase(), value.trim()]);
	const header = (name) => headers.find(([each]) => each === name)?.[1] ?? "";
	const [, about, body] = /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)(?:\r\n--|$)/.exec(wire) ?? [];
	// Of a text that's sent as it is, "=6D" is no letter.
	const [encoding] = /base64|quoted-printable/i.exec(about) ?? ["latin1"];
	const bytes = encoding === "quoted-printable" ? decodeQuotedPrintable(body) : Buffer.from(body, encoding);
	const text = bytes.toString("utf8").replace(/\r\n/g, "\n");
	const reference = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(text)?.[0] ?? "";
	return { messageId: header("message-id"), subject: header("subject"), text, reference, headers };
};

const refusal = (code) =>
	Object.assign(new Error(code < 500 ? "Local error in processing, try again later" : "Transaction failed, not taken"), { responseCode: code });

/**
 * Starts a real mail server on 127.0.0.1 that accepts mail with its password alone. Its certificate is created here, for localhost; `env`
 * makes the site trust it.
 * @param encryption "smtps", "starttls", or "none": it knows no TLS
 * @returns env, for the site (SMTP_URL, SMTP_TO, NODE_EXTRA_CA_CERTS); messages, all that were stored (`at`: when they were received);
 * seen, all that were received, whatever the answer; `logins()`, how often a password was sent; `connections()`, the number of connected
 * senders; `setMode` (see `modes`); `stop`, which hangs up at once, and `start` on the same port; `remove`, which stops and deletes the certificate
 */
export const startMailServer = async ({ encryption = "smtps" } = {}) => {
	const { key, cert } = makeCertificate();
	const folder = mkdtempSync(join(tmpdir(), "elm-place-smtp-"));
	const authority = join(folder, "certificate.pem");
	writeFileSync(authority, cert);
	const password = randomBytes(12).toString("hex");
	const messages = [];
	const seen = [];
	/** Sockets by session. */
	const sockets = new Map();
	let mode = { name: "right", code: 451, only: "" };
	/** Called once the mode is no longer "hold". */
	let release = [];
	let logins = 0;
	let isDown = false;

	const take = async (stream, session) => {
		const mail = { ...readMail(await buffer(stream)), secure: session.secure, to: session.envelope.rcptTo.map(({ address }) => address), at: Date.now() };
		seen.push(mail);
		const { name, code } = mode;
		if (name === "hold") {
			await new Promise((done) => release.push(done));
			if (!sockets.has(session.id)) return "hang up";
		}
		if (name === "refuse-data") throw refusal(code);
		if (name === "drop-before-250") return "hang up";
		messages.push(mail);
		return name === "lose-250" ? "hang up" : name === "drop-after-250" ? "answer and hang up" : "answer";
	};

	const plain = encryption === "none" ? { hideSTARTTLS: true, disabledCommands: ["STARTTLS"], allowInsecureAuth: true } : {};
	const server = new SMTPServer({
		...{ key, cert, secure: encryption === "smtps", logger: false, closeTimeout: 50, disableReverseLookup: true, ...plain },
		onConnect: (_session, done) => done(isDown ? refusal(421) : undefined),
		onSecure: (socket, session, done) => {
			sockets.set(session.id, socket);
			done();
		},
		onClose: (session) => sockets.delete(session.id),
		onAuth: (auth, _session, done) => {
			logins += 1;
			return auth.username === "site" && auth.password === password ? done(null, { user: "site" }) : done(refusal(535));
		},
		onRcptTo: ({ address }, _session, done) => done(mode.name === "refuse-recipient" && address.includes(mode.only) ? refusal(mode.code) : undefined),
		onData: (stream, session, done) =>
			take(stream, session).then((end) => {
				const socket = sockets.get(session.id);
				if (end !== "hang up") done();
				if (end === "hang up") socket?.destroy();
				if (end === "answer and hang up") socket?.destroySoon();
			}, done),
	});
	// A killed sender hangs up.
	server.on("error", () => undefined);
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const { port } = server.server.address();
	const hangUp = () => {
		for (const socket of sockets.values()) socket.destroy();
		sockets.clear();
	};
	const url = `${encryption === "smtps" ? "smtps" : "smtp"}://site:${password}@localhost:${port}`;
	return {
		env: { SMTP_URL: url, SMTP_TO: "desk@elm-place.example", NODE_EXTRA_CA_CERTS: authority },
		messages,
		seen,
		logins: () => logins,
		connections: () => sockets.size,
		/** @param name one of `modes` @param code of a refusal @param only which recipients are refused, by a part of their addresses */
		setMode: (name, code = 451, only = "") => {
			if (!modes.includes(name)) throw new Error(`Unknown mode ${name}. Expected one of ${modes.join(", ")}.`);
			mode = { name, code, only };
			if (name === "hold") return;
			for (const done of release) done();
			release = [];
		},
		start: () => {
			isDown = false;
		},
		stop: () => {
			isDown = true;
			hangUp();
		},
		remove: async () => {
			const closed = new Promise((done) => server.close(done));
			hangUp();
			await closed;
			rmSync(folder, { recursive: true, force: true });
		},
	};
};
