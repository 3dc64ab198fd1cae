import { useEffect, useState } from "react";
import { type MediaWeights, mediaWeightsPath } from "../../lib/content/media-weights";
import { apiRequest } from "../../lib/http/api-request";

/** The weights of all pictures' versions; undefined until they're there, null if they can't be had. */
export const useWeights = (): MediaWeights | null | undefined => {
	const [weights, setWeights] = useState<MediaWeights | null>();
	useEffect(() => {
		const leaving = new AbortController();
		apiRequest("GET", mediaWeightsPath, undefined, { signal: leaving.signal })
			.then((answer): Promise<MediaWeights> => answer.json())
			.then(setWeights, () => leaving.signal.aborted || setWeights(null));
		return () => leaving.abort();
	}, []);
	return weights;
};
