import { X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { dismissToast, type Toast, toastRules } from "../../browser/toasts";
import { Button } from "../../ui/button";

const Message = ({ toast }: { toast: Toast }) => (
	<Primitive.Root
		open={toast.open}
		onOpenChange={(open) => !open && dismissToast(toast.id)}
		duration={toastRules.duration}
		data-variant={toast.variant}
		data-tone={toast.variant === "destructive" ? "light" : "deep"}
		className="toast"
		type={toast.variant === "destructive" ? "foreground" : "background"}
	>
		<div className="min-w-0 flex-1">
			<Primitive.Title className="font-medium">{toast.title}</Primitive.Title>
			{toast.description && (
				<Primitive.Description className="mt-1 text-small leading-snug text-muted">
					{toast.description}
				</Primitive.Description>
			)}
			{toast.action && (
				<Primitive.Action asChild altText={toast.action.label}>
					<Button size="small" className="mt-3" onClick={toast.action.run}>
						{toast.action.label}
					</Button>
				</Primitive.Action>
			)}
		</div>
		<Primitive.Close
			aria-label="Dismiss"
			className="-mt-1.5 -mr-2 flex size-9 shrink-0 items-center justify-center"
		>
			<X className="size-4" />
		</Primitive.Close>
	</Primitive.Root>
);

export const ToastRegion = ({ toast }: { toast: Toast }) => (
	<Primitive.Provider
		swipeDirection="right"
		swipeThreshold={toastRules.swipeThreshold}
		label="Notification"
	>
		<Message key={toast.id} toast={toast} />
		<Primitive.Viewport label="Notifications" className="toast-viewport print:hidden" />
	</Primitive.Provider>
);
