import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The flag that makes Chromium trust one certificate's key. If all certificate errors were ignored, Chromium would cache nothing. */
export const trustFlag = (certificate) => {
	const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
	return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
};

/** A key and a self-signed certificate for localhost, valid for two days. Needs the openssl command. */
export const makeCertificate = () => {
	const folder = mkdtempSync(join(tmpdir(), "bench-certificate-"));
	const at = (name) => join(folder, name);
	try {
		const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
		const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", at("key")];
		execFileSync("openssl", ["req", "-x509", ...key, "-days", "2", ...subject, "-out", at("certificate")], { stdio: "ignore" });
		return { key: readFileSync(at("key")), cert: readFileSync(at("certificate")) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
