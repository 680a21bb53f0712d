import { toast } from '@/lib/toast';
import { useConsentForm } from '@/trade/consent/ConsentForm';
import type { Consent } from '@/trade/consent/consents';
import { Sheet } from '@/ui/Sheet';
import { consentsWords as words } from './words';

/** The text of a purpose over the page, with its empty box. */
export default function GiveSheet({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { terms, text, foot } = useConsentForm(consent, {
    onNot: onClose,
    onGiven: () => {
      toast.done(words.given(consent.purposeName));
      onClose();
    },
  });
  return (
    <Sheet open title={words.turn(consent.purposeName)} onClose={onClose} foot={foot}>
      {terms}
      <div className="mt-3">{text}</div>
    </Sheet>
  );
}
