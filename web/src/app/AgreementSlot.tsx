import { lazy, Suspense } from 'react';
import { token } from '@/api/session';
import { useStore } from '@/lib/store';

const NewAgreement = lazy(() => import('@/features/identity/NewAgreement'));

/** Asks, while a session stands, whether a new version of the privacy policy must be signed. */
export function AgreementSlot() {
  return useStore(token) === null ? null : (
    <Suspense>
      <NewAgreement />
    </Suspense>
  );
}
