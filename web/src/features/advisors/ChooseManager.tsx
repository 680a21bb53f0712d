import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/Button';
import { Card, Inset } from '@/ui/Card';
import { Form } from '@/ui/Form';
import { Input } from '@/ui/Input';
import { Note } from '@/ui/Note';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { bindManager, changeManager, findManager } from '@/wire/gen/advisors';
import { ManagerFacts } from './ManagerFacts';
import { bindingWords as words } from './words';

interface Former {
  mgrAccount: string;
  name: string;
  changeDays: number;
}

interface ChooseManagerProps {
  /** Whose link the customer came by; empty where he came by none. */
  offered?: string;
  /** Who is left for the new one, who then stays for so many days. */
  former?: Former;
  onDone?: () => void;
}

/** A manager by his code: who he is stands there before he is chosen. */
export function ChooseManager({ offered = '', former, onDone }: ChooseManagerProps) {
  const [typed, setTyped] = useState(offered);
  const [asked, setAsked] = useState(offered);
  const found = useQuery({
    ...findManager({ mgrAccount: asked }),
    enabled: asked !== '',
    retry: false,
  });
  const isAsked = asked !== '' && typed.trim() === asked;
  const isSame = former !== undefined && found.data?.mgrAccount === former.mgrAccount;
  const wrong = found.error ? sentenceOf(found.error) : isSame && words.same(former.name);
  const body = (
    <>
      <p className="text-15 text-t2">
        {former ? words.changeText(former.changeDays) : words.intro}
      </p>
      <Form onSubmit={() => (isAsked ? void found.refetch() : setAsked(typed.trim()))}>
        <Input
          label={words.account}
          value={typed}
          onChange={setTyped}
          hint={words.accountHint}
          error={(isAsked && wrong) || undefined}
          maxLength={20}
          end={
            <Button
              kind="soft"
              small
              type="submit"
              disabled={!typed.trim()}
              loading={found.isFetching}
            >
              {words.find}
            </Button>
          }
        />
      </Form>
      {isAsked && found.data && !isSame && (
        <Found key={asked} manager={found.data} former={former} onDone={onDone} />
      )}
    </>
  );
  return former ? body : <Card>{body}</Card>;
}

interface FoundProps extends Pick<ChooseManagerProps, 'former' | 'onDone'> {
  manager: Parameters<typeof ManagerFacts>[0]['manager'];
}

/** Who was found; of a change its reason is asked for. */
function Found({ manager, former, onDone }: FoundProps) {
  const [reason, setReason] = useState('');
  const { mgrAccount, name } = manager;
  const done = (text: string) => {
    toast.done(text);
    onDone?.();
  };
  const bind = useAction(bindManager, { onDone: () => done(words.bound(name)) });
  const change = useAction(changeManager, { onDone: () => done(words.changed(name)) });
  const lacks = former !== undefined && !reason.trim();
  return (
    <Form
      className="mt-4"
      onSubmit={() =>
        former === undefined ? bind.mutate({ mgrAccount }) : change.mutate({ mgrAccount, reason })
      }
    >
      <Inset>
        <h3 className="text-17 strong">{name}</h3>
        <ManagerFacts manager={manager} />
      </Inset>
      {former !== undefined && (
        <Input
          label={words.reason}
          value={reason}
          onChange={setReason}
          hint={words.reasonHint}
          maxLength={100}
        />
      )}
      <Note className="mt-3">{lacks ? words.reasonNeeded : words.found}</Note>
      <Button
        wide
        type="submit"
        className="mt-4"
        disabled={lacks}
        loading={bind.isPending || change.isPending}
      >
        {former === undefined ? words.bind(name) : words.changeTo(name)}
      </Button>
    </Form>
  );
}
