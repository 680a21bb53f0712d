import { lazy, Suspense, useState } from 'react';
import type { Account } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';

const DrawSheet = lazy(() => import('./DrawSheet'));

/** The ways on: what may be bought, what was ordered, when it may be drawn. */
export function PensionRows({ account }: { account: Account }) {
  const elder = useStore(textSize) === 'elder';
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  return (
    <Card className="py-0">
      <Row
        title={words.directory}
        value={<span className="text-t2">{words.listed(account.listed)}</span>}
        to={to('/pension/shares')}
      />
      {account.tradeAcco && <Row title={words.orders} to={to('/deal')} />}
      <Row
        title={words.draw}
        sub={elder && words.drawHow}
        value={!elder && <span className="text-t2">{words.drawHow}</span>}
        onClick={() => setOpen(true)}
      />
      {opened && (
        <Suspense>
          <DrawSheet account={account} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
