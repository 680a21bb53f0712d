import { useQuery } from '@tanstack/react-query';
import type { readCertificate as contract } from '@/api/gen/accounts';
import { type Input, type Output, operation } from '@/api/operation';

/** What stands on a photo of a certificate, field by field. */
export type CertificateReading = Output<typeof contract>;

/** As the contract has it; declared again, since the generated one would weigh on every screen. */
export const readCertificate = operation<Input<typeof contract>, CertificateReading>({
  id: 'readCertificate',
  method: 'POST',
  path: '/api/v1/m/handlePic',
  silent: true,
});

/** Whether the server can read photos. Asked once a visit; no answer counts as no. */
export function useReadsPhotos(): { reads: boolean; asking: boolean } {
  const asked = useQuery({
    ...readCertificate({}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { reads: asked.data?.available === true, asking: asked.isPending };
}
