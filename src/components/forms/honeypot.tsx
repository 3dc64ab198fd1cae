/** What fills this field is a machine: people don't see, reach or hear it. */
export const Honeypot = ({ id }: { id: string }) => (
	<div className="form-trap" aria-hidden="true">
		<label htmlFor={`${id}-blank`}>Leave this empty</label>
		<input id={`${id}-blank`} name="blank" type="text" tabIndex={-1} autoComplete="off" />
	</div>
);
