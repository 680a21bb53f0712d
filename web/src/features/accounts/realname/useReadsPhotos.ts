import { useQuery } from '@tanstack/react-query';
import { readCertificate } from '@/wire/gen/accounts';

/** Whether the server can read photos. Asked once a visit; no answer counts as no. */
export function useReadsPhotos(): { reads: boolean; asking: boolean } {
  const asked = useQuery({
    ...readCertificate({}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Who asks next, the boxes themselves, would put the form away again while it waits.
    retryOnMount: false,
  });
  return { reads: asked.data?.available === true, asking: asked.isPending };
}
