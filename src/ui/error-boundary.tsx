import { Component, type ReactNode } from "react";

interface Props {
	/** In place of the children once they've failed; nothing without it. */
	fallback?: ReactNode;
	children: ReactNode;
}

/** Keeps an error where it is: its children go, everything around them stays. The error is reported in src/browser/client-entry.ts. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
