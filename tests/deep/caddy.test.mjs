/** The site's server behind Caddy with deploy/Caddyfile: TLS and HTTP/2. Skipped where Caddy isn't installed. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { caddy } from "../../.scripts/programs.mjs";
import { ask, freePorts } from "../support/ask.mjs";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { message, newKey } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

const skip = caddy.isThere() ? false : "Caddy isn't installed. Debian, Ubuntu: apt-get install caddy.";

const folder = mkdtempSync(join(tmpdir(), "elm-place-caddy-"));
const outbox = temporaryOutbox();
let site;
let proxy;
let address;
let certificate;
let said = "";
const get = (path, options) => ask(address + path, { ca: readFileSync(certificate), ...options });
before(async () => {
	if (skip) return;
	site = await startServer({ ...noMail, ...noLimits, OUTBOX_DIR: outbox.folder, TRUST_PROXY: "1" });
	const [port, httpPort] = await freePorts(2);
	// A certificate of its own, ports that anyone may use, and nothing in this machine's list of trusted certificates.
	const ofTest = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n`;
	const config = join(folder, "Caddyfile");
	writeFileSync(config, readFileSync("deploy/Caddyfile", "utf8").replace("{\n", `{\n\t${ofTest}`));
	const env = { ...process.env, SITE_HOST: `https://127.0.0.1:${port}`, PORT: String(site.port), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	proxy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], { env, stdio: ["ignore", "pipe", "pipe"] });
	for (const stream of [proxy.stdout, proxy.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
	address = `https://127.0.0.1:${port}`;
	certificate = join(folder, "caddy/pki/authorities/local/root.crt");
	const answers = async () => (await get("/")).status === 200;
	await until(`Caddy answers; it says: ${said}`, () => answers().catch(() => false));
});
after(async () => {
	if (proxy?.kill()) await once(proxy, "exit");
	await site?.stop();
	outbox.remove();
	rmSync(folder, { recursive: true, force: true });
});

it("a page comes over HTTP/2 with its policy and HSTS, compressed as it was built", { skip }, async () => {
	const session = connect(address, { ca: readFileSync(certificate) });
	const [headers] = await once(session.request({ ":path": "/about", "accept-encoding": "br" }), "response");
	session.close();
	assert.deepEqual([headers[":status"], headers["content-encoding"]], [200, "br"]);
	assert.match(headers["content-security-policy"], /^default-src 'self'/);
	assert.match(headers["strict-transport-security"], /^max-age=\d+; includeSubDomains$/);
});

it("a form is taken, from our own page alone", { skip }, async () => {
	const send = (origin) => {
		const headers = { "Content-Type": "application/json", "Idempotency-Key": newKey(), Origin: origin };
		return get("/api/contact-messages", { method: "POST", headers, body: JSON.stringify(message()) });
	};
	assert.equal((await send(address)).status, 202);
	assert.equal((await send("https://evil.example")).status, 403);
});

it("what Caddy says if the server is down names nobody, and nothing that was asked", { skip }, async () => {
	await site.stop();
	assert.equal((await get("/api/request?token=secret-token", { headers: { "user-agent": "secret-agent" } })).status, 502);
	proxy.kill();
	await once(proxy, "exit");
	assert.doesNotMatch(said, /secret-|\/api\/request|remote_ip/);
});
