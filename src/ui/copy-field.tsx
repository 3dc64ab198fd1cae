/** For browsers that don't let a page copy: what was to be copied, selected. */
export const CopyField = ({ label, value }: { label: string; value: string }) => (
	<label className="block w-full max-w-short text-note">
		{label}
		<input
			readOnly
			className="control mt-1"
			value={value}
			ref={(field) => {
				field?.focus();
				field?.select();
			}}
		/>
	</label>
);
