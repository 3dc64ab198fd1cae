/**
 * The bundle's entry: what a page is made of is evaluated in tasks of its own before Gatsby's entry, which asks for all of it in one. Between
 * them the browser answers the visitor.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const start = async (): Promise<void> => {
	// The file that came last has just been compiled: that was a task's work.
	await nextTask();
	await import(/* webpackMode: "eager" */ "react-dom/client");
	await nextTask();
	await import(/* webpackMode: "eager" */ "../motion/page-transition");
	await nextTask();
	await import(/* webpackMode: "eager" */ "../components/layout");
	await nextTask();
	await import(/* webpackMode: "eager" */ "gatsby-entry");
};

void start();
