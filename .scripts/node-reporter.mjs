/** A reporter for `node --test`: JSON for .scripts/reports.mjs. */
export default async function* report(events) {
	const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
	for await (const { type, data } of events) {
		if (!["test:pass", "test:fail"].includes(type) || data.details?.type === "suite") continue;
		if (data.skip !== undefined) counts.skipped += 1;
		else if (type === "test:pass") counts.passed += 1;
		// If a test failed only because of a subtest, the subtest is the one to name.
		else if (data.details.error?.failureType !== "subtestsFailed") {
			counts.failed += 1;
			counts.failures.push({
				file: data.file ?? "",
				title: data.name,
				message: String(data.details.error?.cause?.message ?? data.details.error?.message ?? ""),
			});
		}
	}
	yield JSON.stringify(counts);
}
