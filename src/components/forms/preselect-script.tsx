import { ScriptBeforeReact } from "./inline-script";

interface PreselectProps {
	/** The parameters of the address, by the field each one chooses in. */
	fields: Readonly<Record<string, string>>;
}

/**
 * Chooses what the address asks for ("?service=hydrafacial") before React is there, as the HTML's own choice, so that the
 * visitor's later one is told from it. If React renders the page itself, the form's draft does it.
 */
export const PreselectScript = ({ fields }: PreselectProps) => {
	const code = `(function(d){try{var q=new URLSearchParams(location.search),f=${JSON.stringify(fields)};Object.keys(f).forEach(function(p){var n=[].slice.call(d.querySelectorAll('[name="'+f[p]+'"]')),v=q.get(p),o=n[0]&&n[0].options?[].slice.call(n[0].options):n,k=o[0]&&"selected"in o[0]?"defaultSelected":"defaultChecked",m=v&&o.filter(function(e){return e.value===v})[0];if(m)o.forEach(function(e){e[k]=e===m})})}catch(e){}})(document)`;
	return <ScriptBeforeReact code={code} />;
};
