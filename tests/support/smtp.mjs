import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { makeCertificate } from "../../bench/lib/certificate.mjs";

/**
 * What a mail server does with a mail:
 * - right: accepts it
 * - slow: accepts it, each answer after `delay` milliseconds
 * - hold: receives it and doesn't answer until another mode is set; then accepts it, unless the sender has hung up
 * - refuse-recipient, refuse-data: answers `code` before DATA, or after it
 * - drop-before-250: hangs up after DATA and stores nothing
 * - lose-250: stores it and hangs up before its 250 is out, like a failing network: the sender has to send it again
 * - drop-after-250: hangs up without QUIT after its 250
 */
const modes = ["right", "slow", "hold", "refuse-recipient", "refuse-data", "drop-before-250", "lose-250", "drop-after-250"];

const decodeQuotedPrintable = (text) =>
	Buffer.from(
		text.replace(/=\r?\n/g, "").replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	);

/** Decodes the encoded words of a header (RFC 2047). White space between two of them doesn't count. */
const decodeWords = (value) =>
	value
		.replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?)/gi, "$1")
		.replace(/=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi, (_, charset, encoding, text) =>
			new TextDecoder(charset).decode(encoding.toLowerCase() === "b" ? Buffer.from(text, "base64") : decodeQuotedPrintable(text.replace(/_/g, " "))),
		);

/** Parses a mail of one part. @param raw as received */
const readMail = (raw) => {
	const wire = raw.toString("latin1");
	const end = wire.indexOf("\r\n\r\n");
	const lines = wire
		.slice(0, end)
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n");
	const headers = lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), decodeWords(line.slice(line.indexOf(":") + 1).trim())]);
	const header = (name) => headers.find(([each]) => each === name)?.[1] ?? "";
	const body = wire.slice(end + 4);
	const encoding = header("content-transfer-encoding").toLowerCase();
	const bytes =
		encoding === "base64" ? Buffer.from(body, "base64") : encoding === "quoted-printable" ? decodeQuotedPrintable(body) : Buffer.from(body, "latin1");
	const subject = header("subject");
	return {
		messageId: header("message-id"),
		subject,
		text: bytes.toString("utf8").replace(/\r\n/g, "\n"),
		reference: /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(subject)?.[0] ?? "",
		headers,
	};
};

const refusal = (code) =>
	Object.assign(new Error(code < 500 ? "Local error in processing, try again later" : "Transaction failed, not taken"), { responseCode: code });

/**
 * Starts a mail server on 127.0.0.1 that knows no encryption, and takes any password.
 * @returns `url(host)`, its address under a name of this machine; received, what it was sent: "connection", "password", "mail"; `remove()`
 */
export const startPlainMailServer = async () => {
	const received = [];
	const server = new SMTPServer({
		...{ hideSTARTTLS: true, disabledCommands: ["STARTTLS"], allowInsecureAuth: true, logger: false, closeTimeout: 50, disableReverseLookup: true },
		onConnect: (_session, done) => {
			received.push("connection");
			done();
		},
		onAuth: (_auth, _session, done) => {
			received.push("password");
			done(null, { user: "site" });
		},
		onMailFrom: (_address, _session, done) => {
			received.push("mail");
			done();
		},
		onData: (stream, _session, done) => void buffer(stream).then(() => done(), done),
	});
	server.on("error", () => undefined);
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const { port } = server.server.address();
	return { received, url: (host) => `smtp://site:password@${host}:${port}`, remove: () => new Promise((closed) => server.close(closed)) };
};

/**
 * Starts a real mail server on 127.0.0.1 that accepts mail over TLS only, with its password. Its certificate is created here, for localhost;
 * `env` makes the site trust it.
 * @param options starttls: true for smtp:// with STARTTLS, smtps:// otherwise; to: the recipient
 * @returns url; env, for the site (SMTP_URL, SMTP_TO, NODE_EXTRA_CA_CERTS); messages, all that were stored (`at`: when they were received);
 * seen, all that were received, whatever the answer; `connections()`, the number of connected senders; `setMode` (see `modes`); `stop`,
 * which hangs up at once, and `start` on the same port; `remove`, which stops and deletes the certificate
 */
export const startMailServer = async ({ starttls = false, to = "desk@elm-place.example" } = {}) => {
	const { key, cert } = makeCertificate();
	const folder = mkdtempSync(join(tmpdir(), "elm-place-smtp-"));
	const authority = join(folder, "certificate.pem");
	writeFileSync(authority, cert);
	const password = randomBytes(12).toString("hex");
	const messages = [];
	const seen = [];
	/** TLS sockets by session. */
	const sockets = new Map();
	let mode = { name: "right", code: 451, delay: 0 };
	/** Called once the mode is no longer "hold". */
	let release = [];
	let server;
	let port = 0;

	const pause = () => (mode.name === "slow" ? wait(mode.delay) : undefined);
	const answer = async (...parameters) => {
		await pause();
		parameters.at(-1)();
	};
	const take = async (stream, session) => {
		const mail = { ...readMail(await buffer(stream)), secure: session.secure, to: session.envelope.rcptTo.map(({ address }) => address), at: Date.now() };
		seen.push(mail);
		const { name, code } = mode;
		await pause();
		if (name === "hold") {
			await new Promise((done) => release.push(done));
			if (!sockets.has(session.id)) return "hang up";
		}
		if (name === "refuse-data") throw refusal(code);
		if (name === "drop-before-250") return "hang up";
		messages.push(mail);
		return name === "lose-250" ? "hang up" : name === "drop-after-250" ? "answer and hang up" : "answer";
	};

	/** Another process may have the port for a moment while the server is stopped. */
	const listen = async () => {
		for (let tries = 1; ; tries += 1) {
			server.listen(port, "localhost");
			try {
				await once(server.server, "listening");
				port = server.server.address().port;
				return;
			} catch (error) {
				if (error.code !== "EADDRINUSE" || tries === 100) throw error;
				await wait(100);
			}
		}
	};

	const start = async () => {
		server = new SMTPServer({
			...{ key, cert, secure: !starttls, logger: false, closeTimeout: 50, disableReverseLookup: true },
			onConnect: answer,
			onSecure: (socket, session, done) => {
				sockets.set(session.id, socket);
				done();
			},
			onClose: (session) => sockets.delete(session.id),
			onAuth: (auth, _session, done) => (auth.username === "site" && auth.password === password ? done(null, { user: "site" }) : done(refusal(535))),
			onMailFrom: answer,
			onRcptTo: async (_address, _session, done) => {
				await pause();
				done(mode.name === "refuse-recipient" ? refusal(mode.code) : undefined);
			},
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
		await listen();
	};

	const stop = async () => {
		const closed = new Promise((done) => server.close(done));
		for (const socket of sockets.values()) socket.destroy();
		sockets.clear();
		await closed;
	};

	await start();
	const url = `${starttls ? "smtp" : "smtps"}://site:${password}@localhost:${port}`;
	return {
		url,
		env: { SMTP_URL: url, SMTP_TO: to, NODE_EXTRA_CA_CERTS: authority },
		messages,
		seen,
		connections: () => sockets.size,
		/** @param name one of `modes` @param options code: of a refusal (451, 554); delay: milliseconds before each answer where slow */
		setMode: (name, { code = 451, delay = 200 } = {}) => {
			if (!modes.includes(name)) throw new Error(`Unknown mode ${name}. Expected one of ${modes.join(", ")}.`);
			mode = { name, code, delay };
			if (name === "hold") return;
			for (const done of release) done();
			release = [];
		},
		start,
		stop,
		remove: async () => {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
};
