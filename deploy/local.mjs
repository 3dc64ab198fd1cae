/**
 * nginx on 127.0.0.1 with deploy/nginx.conf over a built site: for tests, benchmarks and a look. It publishes the build as
 * deploy/release.sh does on a server. As a program: `node deploy/local.mjs --port 9210 [--public DIR] [--http 9211] [--plain]
 * [--functions PORT]` serves until it is ended.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { nginxModule } from "../.scripts/nginx.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** Milliseconds nginx may take to answer: generous, for a busy machine. */
const startLimit = 60_000;

/** A certificate for 127.0.0.1 and localhost, good for a day, that no browser trusts unasked. */
const makeCertificate = (prefix) =>
	execFileSync(
		"openssl",
		[
			...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=localhost"],
			...["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", `${prefix}/tls/privkey.pem`, "-out", `${prefix}/tls/fullchain.pem`],
		],
		{ stdio: "ignore" },
	);

const writeMachine = (prefix, { port, httpPort, plain, functionsPort, hstsMaxAge, brotliModule, user }) => {
	const write = (name, text) => writeFileSync(join(prefix, "machine", name), `${text}\n`);
	write("main.conf", `load_module ${brotliModule};${user ? ` user ${user};` : ""}`);
	write("http.conf", `listen 127.0.0.1:${httpPort};`);
	const tls = plain ? "" : "ssl http2; ssl_certificate tls/fullchain.pem; ssl_certificate_key tls/privkey.pem";
	// Tests say in X-Real-IP who asks.
	write("https.conf", `set_real_ip_from 127.0.0.1; listen 127.0.0.1:${port} ${tls};`);
	write("names.conf", "server_name 127.0.0.1 localhost;");
	write("hsts.conf", `map "" $hsts_max_age { default ${hstsMaxAge}; }`);
	write("functions.conf", `server 127.0.0.1:${functionsPort};`);
};

const answers = (url) =>
	new Promise((done) => {
		const ask = url.startsWith("https:") ? secureRequest : request;
		ask(url, { rejectUnauthorized: false }, (response) => done(response.resume() !== undefined))
			.on("error", () => done(false))
			.end();
	});

/**
 * Starts nginx. `port` speaks TLS and HTTP/2 (`plain`: neither), `httpPort` redirects to it; `functionsPort` is the site's
 * server, `hstsMaxAge` the seconds of Strict-Transport-Security. Returns its address, its process id, its folder, the certificate's path, what
 * deploy/release.sh does, and `stop`.
 * @throws if nginx or its Brotli module is missing, or nginx refuses the configuration: with its message
 */
export const startNginx = async ({ port, publicDir = "public", httpPort = port + 1, functionsPort = 9, hstsMaxAge = 300, plain = false }) => {
	const prefix = mkdtempSync(join(tmpdir(), "elm-place-nginx-"));
	const release = (...words) => execFileSync(join(here, "release.sh"), [prefix, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
	release("init");
	if (!plain) makeCertificate(prefix);
	const root = process.getuid?.() === 0;
	writeMachine(prefix, { port, httpPort, plain, functionsPort, hstsMaxAge, brotliModule: nginxModule(), user: root ? "root" : "" });
	release("publish", resolve(publicDir));

	const server = spawn("nginx", ["-e", join(prefix, "logs/error.log"), "-p", prefix, "-c", "nginx.conf", "-g", "daemon off;"], { stdio: "inherit" });
	const ended = new Promise((done) => server.once("exit", done));
	const address = `${plain ? "http" : "https"}://127.0.0.1:${port}`;
	const latest = Date.now() + startLimit;
	while (!(await answers(address))) {
		if (Date.now() > latest || server.exitCode !== null) {
			server.kill();
			const log = spawnSync("cat", [join(prefix, "logs/error.log")], { encoding: "utf8" }).stdout;
			throw new Error(`nginx did not start on port ${port}. Its log:\n${log}`);
		}
		await new Promise((done) => setTimeout(done, 50));
	}
	return {
		address,
		httpAddress: `http://127.0.0.1:${httpPort}`,
		pid: server.pid,
		prefix,
		certificate: join(prefix, "tls/fullchain.pem"),
		publish: (folder) => release("publish", resolve(folder)),
		stage: (folder) => release("stage", resolve(folder)),
		switchTo: (name) => release("switch", name),
		rollback: (...name) => release("rollback", ...name),
		list: () => release("list").split("\n"),
		stop: async () => {
			server.kill("SIGQUIT");
			setTimeout(() => server.kill("SIGTERM"), 2000).unref();
			await ended;
			rmSync(prefix, { recursive: true, force: true });
		},
	};
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: "9210" },
			http: { type: "string" },
			public: { type: "string", default: "public" },
			functions: { type: "string", default: "9" },
			plain: { type: "boolean", default: false },
		},
	});
	const port = Number(values.port);
	const nginx = await startNginx({
		port,
		publicDir: values.public,
		httpPort: Number(values.http ?? port + 1),
		functionsPort: Number(values.functions),
		plain: values.plain,
	});
	console.log(`public/ is served by nginx on ${nginx.address}`);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => nginx.stop().then(() => process.exit(0)));
}
