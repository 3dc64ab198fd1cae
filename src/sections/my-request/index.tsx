import { PageTitle, type PageTitleData } from "../../components/blocks/page-title";
import { RequestLookup } from "../../components/forms/request-lookup";
import { Unavailable } from "../../components/forms/unavailable";
import { useEndpoint } from "../../components/forms/use-endpoint";
import { messageForm } from "../../forms/message/form";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { Section, Split } from "../../ui/section";

export const MyRequest = ({ page }: { page: PageTitleData & PageOf<"my-request"> }) => {
	// The lookup's own address answers only links, and the same server takes messages.
	const { state, check } = useEndpoint(messageForm.endpoint);
	return (
		<Section tone="sand" space="none" className="min-h-window pt-opening-tight pb-(--section)">
			<Split from="lg" gap="tight">
				<div>
					<PageTitle page={page} />
				</div>
				<div>
					{state === "unavailable" ? (
						<Unavailable
							block={findBlock(page, "absent")}
							level={2}
							message={{ subject: page.label, text: "Hello, this is about a request I sent you." }}
							onRetry={check}
						/>
					) : (
						<RequestLookup />
					)}
				</div>
			</Split>
		</Section>
	);
};
