import { ArrowRightLeft, CircleAlert, Hourglass } from 'lucide-react';
import type { Child } from '@/features/childaccounts/child';
import { moveAt } from '@/features/childaccounts/links';
import { closeWords as words } from '@/features/childaccounts/words.entry';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { intoSight } from '@/ui/intoSight';
import { Row } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { closeChild } from '@/wire/gen/childaccounts';
import { holdsShares, type Line, leftIn, linesOf } from './left';

/** Closes the account once the consequence was said; what is left in it is told line by line. */
export function CloseCard({ child }: { child: Child }) {
  const { childNo, name, purpose } = child;
  const hidden = useStore(amountsHidden);
  const go = useGo();
  const close = useAction(closeChild, {
    silent: true,
    onDone: ({ message }, { shown }) => {
      toast.done(message);
      if (shown) go(to('/childAccount'), { replace: true });
    },
  });
  const left = leftIn(close.error);
  const lines = left ? linesOf(left, purpose, hidden) : [];
  const ask = () =>
    confirm({
      title: words.asks(name),
      text: words.asksText,
      tone: 'warn',
      confirm: words.sure,
      cancel: words.keep,
      act: () => close.mutateAsync({ childNo }),
    });
  return (
    <Card title={words.title}>
      <p className="text-13 text-t2">{words.text}</p>
      {close.error && (
        <div ref={intoSight} className="mt-3" role="alert">
          <p className="text-13 text-warn">{sentenceOf(close.error) ?? words.lost}</p>
          {lines.length > 0 && (
            <>
              <p className="mt-2 strong">{words.left(lines.length)}</p>
              {left && holdsShares(left) && (
                <div className="border-b border-line">
                  <MoveRow child={child} />
                </div>
              )}
              <ul className="m-0 list-none p-0">
                {lines.map((line) => (
                  <li key={line.key}>
                    <LeftLine line={line} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <Button wide kind="outline" className="mt-4" loading={close.isPending} onClick={ask}>
        {words.act}
      </Button>
    </Card>
  );
}

/** Shares need not be redeemed. */
function MoveRow({ child }: { child: Child }) {
  return (
    <Row
      icon={
        <ArrowRightLeft size={20} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
      }
      title={<Sentence>{words.move}</Sentence>}
      sub={<Sentence>{words.moveText}</Sentence>}
      value={<span className="text-13 strong text-brand">{words.toMove}</span>}
      to={moveAt(child, 'out')}
    />
  );
}

function LeftLine({ line }: { line: Line }) {
  const Icon = line.waits ? Hourglass : CircleAlert;
  return (
    <Row
      icon={<Icon size={20} strokeWidth={1.75} className="text-warn" aria-hidden="true" />}
      title={<Sentence>{line.title}</Sentence>}
      sub={<Sentence>{line.sub}</Sentence>}
      value={<span className="text-13 strong text-brand">{line.act}</span>}
      to={line.path}
    />
  );
}
