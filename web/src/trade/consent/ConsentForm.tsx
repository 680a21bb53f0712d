import { type ReactNode, useState } from 'react';
import { toast } from '@/lib/toast';
import AgreementText from '@/trade/customer/AgreementText';
import { Button, TextButton } from '@/ui/Button';
import { Checkbox } from '@/ui/Checks';
import { KeyValues } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import { useAction } from '@/wire/action';
import { giveConsent } from '@/wire/gen/privacy';
import type { Consent } from './consents';
import { consentWords as words } from './words';

interface ConsentParts {
  /** What it is for, and what ends with it. */
  terms: ReactNode;
  /** The text itself. */
  text: ReactNode;
  /** The box, empty until tapped, and what is done with it. */
  foot: ReactNode;
}

/** Agreeing to one purpose: its terms, its text, an empty box. */
export function useConsentForm(
  consent: Consent,
  { onGiven, onNot }: { onGiven?: () => void; onNot: () => void },
): ConsentParts {
  const [ticked, setTicked] = useState(false);
  const give = useAction(giveConsent, { renewsFirst: true, onDone: onGiven });
  const { purpose, textId, textTitle } = consent;
  const rows: [string, ReactNode][] = [
    [words.why, consent.why],
    [words.ends, consent.ends],
  ];
  if (consent.stays) rows.push([words.stays, consent.stays]);
  return {
    terms: (
      <>
        {consent.isSensitive && <Tag tone="warn">{words.sensitive}</Tag>}
        <KeyValues rows={rows} />
      </>
    ),
    text: <AgreementText type={textId.split('@')[0] ?? ''} />,
    foot: (
      <div className="w-full">
        <div className="mb-2 text-15">
          <Checkbox checked={ticked} onChange={setTicked}>
            {words.agree(textTitle)}
          </Checkbox>
        </div>
        <Button
          wide
          loading={give.isPending}
          onClick={() => (ticked ? give.mutate({ purpose, textId }) : toast.show(words.tick))}
        >
          {words.act}
        </Button>
        <div className="mt-1 text-center">
          <TextButton onClick={onNot}>{words.not}</TextButton>
        </div>
      </div>
    ),
  };
}
