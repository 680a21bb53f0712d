import {
  BadgeCheck,
  Briefcase,
  CreditCard,
  History,
  IdCard,
  type LucideIcon,
  Monitor,
  Receipt,
  ScrollText,
  Smartphone,
} from 'lucide-react';
import { lazy, useState } from 'react';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Part } from '@/patterns/Part';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { Sheet, useOnce } from '@/ui/Sheet';
import { type HeldClass, itemsOf } from './items';
import { mendingOf } from './mending';
import { ValuesBones } from './ValuesBones';
import { heldWords as words } from './words';

const HeldValues = lazy(() => import('./HeldValues'));

const ICONS: Readonly<Record<HeldClass['class'], LucideIcon>> = {
  identity: IdCard,
  contact: Smartphone,
  cards: CreditCard,
  finance: Briefcase,
  trades: Receipt,
  agreements: ScrollText,
  devices: Monitor,
  usage: History,
};

/** The kinds of data, each with its reason and its term; a tap shows its items. */
export function HeldCard({ classes }: { classes: readonly HeldClass[] }) {
  const [shown, setShown] = useState<HeldClass>();
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  // Beside large letters a term leaves its reason no room.
  const elder = useStore(textSize) === 'elder';
  return (
    <Card title={words.held}>
      {classes.map((one) => {
        const Icon = ICONS[one.class] ?? BadgeCheck;
        return (
          <Row
            key={one.class}
            icon={<Icon size={22} strokeWidth={1.75} aria-hidden="true" />}
            title={
              <>
                {one.title} <span className="text-13 text-t3">{words.items(itemsOf([one]))}</span>
              </>
            }
            sub={elder ? words.untilBelow(one.why, one.until) : one.why}
            value={elder ? undefined : one.until}
            onClick={() => {
              setShown(one);
              setOpen(true);
            }}
          />
        );
      })}
      {opened && shown && (
        <Sheet
          open={open}
          title={shown.title}
          onClose={() => setOpen(false)}
          foot={<Foot of={shown} onClose={() => setOpen(false)} />}
        >
          <p className="mb-2 text-13 text-t2">{words.sheet(shown.why, shown.until)}</p>
          {shown.showsValues ? (
            <Part bones={<ValuesBones />}>
              <HeldValues of={shown} />
            </Part>
          ) : (
            shown.sheets.map(({ title, items }) => (
              <section key={title} className="py-2">
                <h3 className="text-15 strong">{title}</h3>
                <p className="mt-1 text-13 text-t2">{items.join('、')}</p>
              </section>
            ))
          )}
        </Sheet>
      )}
    </Card>
  );
}

/** Corrects the data where that may be done, or says that it may not. */
function Foot({ of, onClose }: { of: HeldClass; onClose: () => void }) {
  const go = useGo();
  const mending = mendingOf(of.class);
  if ('path' in mending) {
    return (
      <Button wide onClick={() => go(mending.path)}>
        {words.correct}
      </Button>
    );
  }
  return (
    <>
      <p className="mb-2 text-center text-13 text-t2">{mending.why}</p>
      <Button wide kind="outline" onClick={onClose}>
        {words.known}
      </Button>
    </>
  );
}
