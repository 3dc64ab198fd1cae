/** A QR code, for paper. @param children what it leads to */
export const QrCode = ({ code: { path, size }, children }: { code: { readonly path: string; readonly size: number }; children: string }) => (
	<figure className="flex w-28 shrink-0 flex-col gap-2 text-center text-label leading-tight">
		<svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" stroke="currentColor">
			<path d={path} />
		</svg>
		<figcaption>{children}</figcaption>
	</figure>
);
