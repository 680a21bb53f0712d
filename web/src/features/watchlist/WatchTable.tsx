import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { fundWords } from '@/trade/fund/words';
import { Foot } from '@/ui/Page';
import { Segment } from '@/ui/Segment';
import type { components } from '@/wire/gen/watchlist';
import { groupsOf, kindsOf } from './kinds';
import { nextOrder, type Order, type Span, sorted } from './sorting';
import { useRemoval } from './useRemoval';
import { WatchKinds } from './WatchKinds';
import { WatchRow } from './WatchRow';
import { watchWords as words } from './words';

const SPANS: readonly { value: Span; label: string }[] = [
  { value: '1m', label: '近1月' },
  { value: '3m', label: '近3月' },
  { value: '1y', label: '近1年' },
  { value: 'ytd', label: '今年来' },
  { value: 'added', label: words.sinceAdded },
];

interface WatchTableProps {
  watchlist: components['schemas']['Watchlist'];
  chosen: Span;
  /** Of what the figures are: what is chosen, once it has come. */
  span: Span;
  onSpan: (span: Span) => void;
}

/** Watched funds by the customer's groups, else by kind, under columns that order them. */
export function WatchTable({ watchlist, chosen, span, onSpan }: WatchTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'added', descending: true });
  const [kindName, setKindName] = useState<string>();
  const remove = useRemoval();
  const elder = useStore(textSize) === 'elder';
  const { list, navDate, updated } = watchlist;
  const kinds = watchlist.groups.length ? groupsOf(watchlist) : kindsOf(list);
  const kind = kinds.find(({ name }) => name === kindName);
  const shown = kind ? kind.funds : list;
  return (
    <>
      <section className="card">
        <Segment
          label={words.period}
          choices={elder ? SPANS.filter(({ value }) => value !== '3m') : SPANS}
          value={chosen}
          onChange={onSpan}
        />
        <WatchKinds kinds={kinds} total={list.length} chosen={kind?.name} onChoose={setKindName} />
        <div className="watch-line watch-head">
          <span>{words.fund(shown.length)}</span>
          <OrderButton by="day" label={words.day} order={order} onOrder={setOrder} />
          <OrderButton
            by="span"
            label={SPANS.find(({ value }) => value === span)?.label ?? ''}
            order={order}
            onOrder={setOrder}
          />
        </div>
        <ul className="m-0 list-none p-0">
          {sorted(shown, order, span).map((one) => (
            <WatchRow
              key={one.fund.fundCode}
              watched={one}
              span={span}
              listDay={navDate}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      </section>
      <Foot>
        {navDate && words.stale(navDate, updated, list.length)}
        {fundWords.disclaimer}
      </Foot>
    </>
  );
}

interface OrderButtonProps {
  by: 'day' | 'span';
  label: string;
  order: Order;
  onOrder: (order: Order) => void;
}

function OrderButton({ by, label, order, onOrder }: OrderButtonProps) {
  const on = order.by === by;
  const Icon = on ? (order.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  const spoken = on ? (order.descending ? words.best : words.worst) : words.byAdded;
  return (
    <button
      type="button"
      className="hit flex items-center justify-end gap-1"
      aria-label={`${label}，${spoken}`}
      aria-pressed={on}
      onClick={() => onOrder(nextOrder(order, by))}
    >
      {label}
      <Icon size={14} aria-hidden="true" />
    </button>
  );
}
