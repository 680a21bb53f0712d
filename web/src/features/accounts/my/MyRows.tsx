import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  Baby,
  CalendarClock,
  ClipboardCheck,
  CreditCard,
  Gift,
  Headset,
  IdCard,
  ReceiptText,
  ShieldCheck,
  Star,
  Umbrella,
  UserRound,
} from 'lucide-react';
import { to } from '@/route/links';
import { assessment } from '@/trade/customer/assessment';
import { hasGesture } from '@/trade/customer/gestureLock';
import type { User } from '@/trade/customer/user';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { call } from '@/wire/call';
import { bankcardList } from '@/wire/gen/bankcards';
import { ordersInTransit } from '@/wire/gen/orders';
import type { Operation } from '@/wire/operation';
import { myWords as words } from './words.my';

/** Orders, plans, children, pension, cards, watchlist, risk test and security, with the counts that are known. */
export function MyRows({ user }: { user: User | undefined }) {
  const known = user !== undefined;
  const opened = user?.opened === true;
  const orders = useQuery({ ...quietly(ordersInTransit), enabled: opened });
  const cards = useQuery({ ...quietly(bankcardList), enabled: known });
  const waiting = orders.data?.orders.length ?? 0;
  const refused = orders.data?.refused.length ?? 0;
  const bound = cards.data?.list.filter((card) => card.tradeAcco).length;
  return (
    <Card>
      <Row
        icon={<ReceiptText size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.orders}
        value={
          <Hint
            text={waiting > 0 ? words.inTransit(waiting) : undefined}
            warn={refused > 0 ? words.refused(refused) : undefined}
          />
        }
        to={to('/deal')}
      />
      <Row
        icon={<CalendarClock size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.plans}
        to={to('/myfixedinvest')}
      />
      <Row
        icon={<Baby size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.children}
        to={to('/childAccount')}
      />
      <Row
        icon={<Umbrella size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.pension}
        to={to('/pension')}
      />
      <Row
        icon={<CreditCard size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.cards}
        value={
          <Hint
            text={
              bound === undefined ? undefined : bound > 0 ? words.cardCount(bound) : words.cardNone
            }
          />
        }
        to={to('/bankCard')}
      />
      <Row
        icon={<IdCard size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.certificate}
        value={
          <Hint warn={user?.certInfoVo?.idValidity === '1' ? words.certificateOld : undefined} />
        }
        to={to('/certInfo')}
      />
      <Row
        icon={<UserRound size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.profile}
        to={to('/userEdit')}
      />
      <Row
        icon={<Star size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.watch}
        to={to('/myselectfund')}
      />
      <Row
        icon={<ClipboardCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.riskTest}
        value={
          <Hint
            text={known && !user.riskLevel ? words.riskNone : undefined}
            warn={user?.riskExpired ? words.riskExpired : undefined}
          />
        }
        to={assessment(user?.riskExpired === true)}
      />
      <Row
        icon={<Headset size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.manager}
        to={to('/binding')}
      />
      <Row
        icon={<Gift size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.points}
        to={known ? to('/myJiaDou') : to('/jiadou')}
      />
      <Row
        icon={<ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.security}
        value={<Hint text={known && hasGesture() ? words.gestureOn : undefined} />}
        to={to('/security')}
      />
    </Card>
  );
}

/** A count that may be missing: a refusal shows no toast. */
function quietly<Out>(operation: Operation<Record<string, never>, Out>) {
  return queryOptions({
    ...operation(),
    queryFn: ({ signal }) => call(operation, {}, { signal, silent: true }),
  });
}

function Hint({ text, warn }: { text?: string; warn?: string }) {
  if (warn) return <span className="text-13 strong text-warn">{warn}</span>;
  return text ? <span className="text-13 text-t3">{text}</span> : null;
}
