import { Component, type ReactNode } from "react";

/** The error is reported in src/browser/client-entry.ts. */
export class ErrorBoundary extends Component<
	{ fallback?: ReactNode; children: ReactNode },
	{ failed: boolean }
> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
