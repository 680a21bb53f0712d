import { FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { confirm } from '@/patterns/confirm';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import { entryWords as words } from './words';
import { protocolWords } from './words.protocol';

// Few who agree read them.
const AgreementText = lazy(() => import('./AgreementText'));

/** The agreements of registering, opening an account and binding a card, by their keys. */
type AgreementType = 'user' | 'privacy' | 'open' | 'card';

interface AgreementGate {
  agreed: boolean;
  /** Does the work when the box is ticked; else asks for it first. */
  ask: (work: () => void) => void;
  /** The box and its sentence, empty until tapped. */
  box: ReactNode;
  /** The sheet of the texts; stands anywhere on the screen. */
  layers: ReactNode;
}

/** The agreements of an act: the box, the texts over the form, and the question before the act. */
export function useAgreement(types: readonly AgreementType[] = ['user', 'privacy']): AgreementGate {
  const [agreed, setAgreed] = useState(false);
  const [open, setOpen] = useState<AgreementType | null>(null);
  const links = types.map((type) => (
    <button key={type} type="button" className="text-link" onClick={() => setOpen(type)}>
      《{protocolWords[type]}》
    </button>
  ));
  const box = (
    <div className="agree-line">
      <Checkbox checked={agreed} onChange={setAgreed}>
        {words.agree}
      </Checkbox>
      {links}
    </div>
  );
  const layers = (
    <Sheet
      open={open !== null}
      onClose={() => setOpen(null)}
      title={open ? protocolWords[open] : ''}
      foot={
        <Button wide onClick={() => setOpen(null)}>
          {words.haveRead}
        </Button>
      }
    >
      {open && (
        <Suspense>
          <AgreementText type={open} />
        </Suspense>
      )}
    </Sheet>
  );
  async function ask(work: () => void) {
    if (!agreed) {
      const agrees = await confirm({
        tone: 'brand',
        icon: <FileText size={26} strokeWidth={1.75} />,
        title: words.askAgree,
        text: words.askAgreeText(types.map((type) => `《${protocolWords[type]}》`).join('')),
        confirm: words.agreeAndGo,
        cancel: words.notNow,
      });
      if (!agrees) return;
      setAgreed(true);
    }
    work();
  }
  return { agreed, ask: (work) => void ask(work), box, layers };
}
