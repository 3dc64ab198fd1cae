import { ScriptBeforeReact } from "./script-before-react";

/**
 * The parts of a long form after the first wait, below the window, until the HTML has been read: Chromium then looks every form through
 * for what it could fill in, and lays out each field for that, those that are not drawn yet too (AutofillAgent,
 * DidDispatchDOMContentLoadedEvent). Afterwards they come one task after another, and what stands in for them keeps their place.
 * Nothing waits in a window so high that it could show the second part, nor where the page is drawn whole at once (inline-script.ts).
 */
const code = `(function(d){if("whole"in d.documentElement.dataset||!matchMedia("(max-height:75rem)").matches)return;var p=[].slice.call(d.querySelectorAll(".form-part~.form-part"));p.forEach(function(e){e.dataset.wait=""});function next(){var e=p.shift();if(e){delete e.dataset.wait;setTimeout(next)}}d.addEventListener("DOMContentLoaded",function(){setTimeout(next)})})(document)`;

/** Stands after the form whose parts wait. */
export const LateFormParts = () => <ScriptBeforeReact code={code} />;
