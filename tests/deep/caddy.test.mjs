/**
 * deploy/Caddyfile: TLS and HTTP/2. Skipped where Caddy isn't installed (apt-get install caddy).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../.scripts/free-port.mjs";
import { whyNoCaddy } from "../../.scripts/programs.mjs";
import { ask } from "../support/ask.mjs";
import { during, startOwn } from "../support/during.mjs";
import { message, newKey } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

const testWithCaddy = whyNoCaddy() ? test.skip : test;

testWithCaddy("Caddy serves pages and forms over HTTP/2, and logs no request", async () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-caddy-"));
	during({ stop: () => rmSync(folder, { recursive: true }) });
	const site = await startOwn(during, { TRUST_PROXY: "1" });
	const address = `https://127.0.0.1:${await freePort()}`;
	// Caddy's own certificate, unprivileged ports, and no change of this machine's trusted
	// certificates.
	const ofTest = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${await freePort()}\n\thttps_port ${new URL(address).port}\n`;
	const config = join(folder, "Caddyfile");
	writeFileSync(config, readFileSync("deploy/Caddyfile", "utf8").replace("{\n", `{\n\t${ofTest}`));
	const env = {
		...process.env,
		SITE_HOST: address,
		PORT: String(site.port),
		XDG_DATA_HOME: folder,
		XDG_CONFIG_HOME: folder,
	};
	const proxy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], { env });
	const ended = once(proxy, "exit");
	const stop = async () => {
		proxy.kill();
		await ended;
	};
	during({ stop });
	let said = "";
	for (const stream of [proxy.stdout, proxy.stderr]) stream.on("data", (text) => (said += text));
	const certificate = join(folder, "caddy/pki/authorities/local/root.crt");
	const get = async (path, options) =>
		ask(address + path, { ca: readFileSync(certificate), ...options });
	await until("Caddy answers", async () => (await get("/").catch(() => ({}))).status === 200);

	const session = connect(address, { ca: readFileSync(certificate) });
	const [headers] = await once(
		session.request({ ":path": "/about", "accept-encoding": "br" }),
		"response",
	);
	session.close();
	expect(headers).toMatchObject({
		":status": 200,
		"content-encoding": "br",
		"content-security-policy": expect.stringMatching(/^default-src 'self'/),
		"strict-transport-security": expect.stringMatching(/^max-age=\d+; includeSubDomains$/),
	});
	const send = async (origin) => {
		const fields = {
			"Content-Type": "application/json",
			"Idempotency-Key": newKey(),
			Origin: origin,
		};
		return (
			await get("/api/contact-messages", {
				method: "POST",
				headers: fields,
				body: JSON.stringify(message()),
			})
		).status;
	};
	expect([await send(address), await send("https://evil.example")]).toEqual([202, 403]);

	await site.stop();
	expect(
		(await get("/api/request?token=secret-token", { headers: { "user-agent": "secret-agent" } }))
			.status,
	).toBe(502);
	await stop();
	expect(said).not.toMatch(/secret-|\/api\/request|remote_ip/);
});
