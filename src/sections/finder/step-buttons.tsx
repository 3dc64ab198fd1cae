import { Button } from "../../ui/button";

interface StepButtonsProps {
	/** True on the last step, from which the list is next. */
	last: boolean;
	/** Undefined on the first step. */
	onBack: (() => void) | undefined;
}

/** On, by submitting the form; back; and a new start. */
export const StepButtons = ({ last, onBack }: StepButtonsProps) => (
	<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
		<Button type="submit">{last ? "See your list" : "Next"}</Button>
		{onBack ? (
			<Button variant="quiet" onClick={onBack}>
				Back
			</Button>
		) : null}
		<Button variant="quiet" type="reset">
			Start over
		</Button>
	</div>
);
