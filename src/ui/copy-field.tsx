/** Takes the focus once, as it appears. */
const select = (field: HTMLTextAreaElement | null): void => {
	field?.focus();
	field?.select();
};

/** For browsers that don't let a page copy: what was to be copied, selected. */
export const CopyField = ({ value, label = "Your browser doesn’t let this page copy. Copy it from here:" }: { value: string; label?: string }) => (
	<label className="block w-full max-w-short text-note">
		{label}
		<textarea readOnly rows={1} className="control mt-1 max-h-60 min-h-13" value={value} ref={select} />
	</label>
);
