import { Button } from "../../ui/button";
import { focusResults } from "./results-focus";

interface StepButtonsProps {
	step: number;
	last: number;
	onSelect: (step: number) => void;
}

/** The way to the next step and back, and to the list at the end. */
export const StepButtons = ({ step, last, onSelect }: StepButtonsProps) => (
	<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
		{step < last ? <Button onClick={() => onSelect(step + 1)}>Next</Button> : <Button onClick={focusResults}>See your list</Button>}
		{step > 0 ? (
			<Button variant="quiet" onClick={() => onSelect(step - 1)}>
				Back
			</Button>
		) : null}
		<Button variant="quiet" type="reset">
			Start over
		</Button>
	</div>
);
