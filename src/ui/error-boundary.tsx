import { Component, type ReactNode } from "react";

interface Props {
	fallback?: ReactNode;
	children: ReactNode;
}

/** The error is reported in src/browser/client-entry.ts. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
