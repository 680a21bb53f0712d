import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checks';
import { Dialog } from '@/ui/Dialog';
import { Sheet } from '@/ui/Sheet';
import { AgreementText } from './AgreementText';
import { entryWords as words } from './words';
import { protocolWords } from './words.protocol';

/** The agreements of registering, opening an account and binding a card, by their keys. */
type AgreementType = 'user' | 'privacy' | 'open' | 'card';

interface AgreementGate {
  agreed: boolean;
  /** Does the work when the box is ticked; else asks for it first. */
  ask: (work: () => void) => void;
  /** The box and its sentence, empty until tapped. */
  box: ReactNode;
  /** The sheet and the question; stands anywhere on the screen. */
  layers: ReactNode;
}

/** The agreements of an act: the box, the texts over the form, and the question before the act. */
export function useAgreement(types: readonly AgreementType[] = ['user', 'privacy']): AgreementGate {
  const [agreed, setAgreed] = useState(false);
  const [open, setOpen] = useState<AgreementType | null>(null);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
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
    <>
      <Dialog
        open={wanted !== null}
        tone="brand"
        icon={<FileText size={26} strokeWidth={1.75} />}
        title={words.askAgree}
        text={words.askAgreeText(types.map((type) => `《${protocolWords[type]}》`).join(''))}
        confirm={words.agreeAndGo}
        onConfirm={() => {
          setAgreed(true);
          setWanted(null);
          wanted?.();
        }}
        cancel={words.notNow}
        onCancel={() => setWanted(null)}
      />
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
        {open && <AgreementText type={open} />}
      </Sheet>
    </>
  );
  return { agreed, ask: (work) => (agreed ? work() : setWanted(() => work)), box, layers };
}
