import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

const decodeQuotedPrintable = (text) =>
	text
		.replace(/=\r?\n/g, "")
		.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Parses a mail of the site's. @param raw as received */
const readMail = (raw) => {
	const wire = raw.toString("latin1");
	const head = wire.slice(0, wire.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
	const header = (name) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1].trim();
	const [, about, body] =
		/(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)(?:\r\n--|$)/.exec(wire) ?? [];
	const isQuoted = /quoted-printable/i.test(about);
	const bytes = Buffer.from(
		isQuoted ? decodeQuotedPrintable(body) : body,
		/base64/i.test(about) ? "base64" : "latin1",
	);
	const text = bytes.toString().replace(/\r\n/g, "\n");
	const reference = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(text)?.[0] ?? "";
	return { messageId: header("Message-ID"), subject: header("Subject"), text, reference };
};

const refusal = (code) =>
	Object.assign(
		new Error(
			code < 500 ? "Local error in processing, try again later" : "Transaction failed, not taken",
		),
		{ responseCode: code },
	);

/**
 * Starts a real mail server on 127.0.0.1 that accepts mail with its password alone.
 * @param encryption "smtps", "starttls", or "none": it knows no TLS
 * @returns env, for the site; messages, all that were stored; seen, all that were received,
 * whatever the answer; `logins()`, how often a password was sent; `connections()`, the number of
 * connected senders; `setMode`; `stop`, which hangs up at once, and `start` again; `remove`
 */
export const startMailServer = async ({ encryption = "smtps" } = {}) => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-smtp-"));
	const [key, cert] = ["key.pem", "certificate.pem"].map((name) => join(folder, name));
	const kind =
		"-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
	execFileSync("openssl", ["req", "-x509", ...kind.split(" "), "-keyout", key, "-out", cert], {
		stdio: "ignore",
	});
	const messages = [];
	const seen = [];
	/** Sockets by session. */
	const sockets = new Map();
	let mode = { name: "right", code: 451, only: "" };
	/** Called once the mode is no longer "hold". */
	const release = [];
	let logins = 0;
	let isDown = false;

	const take = async (stream, session) => {
		const to = session.envelope.rcptTo.map(({ address }) => address);
		const mail = { ...readMail(await buffer(stream)), secure: session.secure, to, at: Date.now() };
		seen.push(mail);
		const { name, code } = mode;
		if (name === "hold") {
			await new Promise((done) => release.push(done));
			if (!sockets.has(session.id)) return "hang up";
		}
		if (name === "refuse-data") throw refusal(code);
		if (name === "drop-before-250") return "hang up";
		messages.push(mail);
		return name === "lose-250" ? "hang up" : "answer";
	};

	const plain =
		encryption === "none"
			? { hideSTARTTLS: true, disabledCommands: ["STARTTLS"], allowInsecureAuth: true }
			: {};
	const server = new SMTPServer({
		...{ key: readFileSync(key), cert: readFileSync(cert), secure: encryption === "smtps" },
		...{ logger: false, closeTimeout: 50, disableReverseLookup: true, ...plain },
		onConnect: (_session, done) => done(isDown ? refusal(421) : undefined),
		onSecure: (socket, { id }, done) => {
			sockets.set(id, socket);
			done();
		},
		onClose: ({ id }) => sockets.delete(id),
		onAuth: ({ username, password }, _session, done) => {
			logins += 1;
			return username === "site" && password === "a-password"
				? done(null, { user: "site" })
				: done(refusal(535));
		},
		onRcptTo: ({ address }, _session, done) =>
			done(
				mode.name === "refuse-recipient" && address.includes(mode.only)
					? refusal(mode.code)
					: undefined,
			),
		onData: (stream, session, done) =>
			take(stream, session).then(
				(end) => (end === "answer" ? done() : sockets.get(session.id)?.destroy()),
				done,
			),
	});
	// A killed sender hangs up.
	server.on("error", () => undefined);
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const hangUp = () => {
		for (const socket of sockets.values()) socket.destroy();
		sockets.clear();
	};
	const url = `${encryption === "smtps" ? "smtps" : "smtp"}://site:a-password@localhost:${server.server.address().port}`;
	return {
		env: { SMTP_URL: url, SMTP_TO: "desk@elm-place.example", NODE_EXTRA_CA_CERTS: cert },
		messages,
		seen,
		logins: () => logins,
		connections: () => sockets.size,
		/**
		 * Says what becomes of mails. right: they're accepted; hold: they're received, and accepted
		 * once another mode is set, unless the sender has hung up; refuse-recipient, refuse-data:
		 * they're answered with `code` before DATA, or after it; drop-before-250: it hangs up after
		 * DATA; lose-250: it stores the mail first, so that the sender has to send it again
		 * @param only which recipients are refused, by a part of their addresses
		 */
		setMode: (name, code = 451, only = "") => {
			mode = { name, code, only };
			if (name !== "hold") for (const done of release.splice(0)) done();
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
