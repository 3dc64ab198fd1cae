import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A key and a self-signed certificate for localhost, valid for two days. Needs the openssl command. */
export const makeCertificate = () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-certificate-"));
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
