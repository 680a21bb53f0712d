import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { instantTime } from '@/lib/days';
import { amount } from '@/lib/figures';
import { useConfirm } from '@/patterns/useConfirm';
import { isBuy } from '@/trade/order/states';
import { ordersInTransit, requestDates } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { compare } from './limits';
import { twinWords as words } from './words.twin';

type Order = Output<typeof ordersInTransit>['orders'][number];

/** So soon nobody means a second one without being asked: another tab, or a second tap. */
const SOON_MS = 120_000;

interface Asked {
  fundCode: string;
  /** As on the wire. */
  value: string;
  /** The password is asked for. */
  open: boolean;
  /** Takes that back. */
  onFound: () => void;
  /** Asks for it again: another purchase is meant. */
  onMeant: () => void;
}

/**
 * Looks, while the password is asked for, whether the same purchase was placed a moment ago, here
 * or elsewhere, and asks whether another one is meant.
 */
export function useTwin({ fundCode, value, open, onFound, onMeant }: Asked) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const meant = useRef(false);
  const look = useEffectEvent(async () => {
    const fresh = { staleTime: 0 };
    const [{ orders }, { at }] = await Promise.all([
      client.fetchQuery({ ...ordersInTransit(), ...fresh }),
      client.fetchQuery({ ...requestDates({ fundCode, direction: 'buy' }), ...fresh }),
    ]);
    return twinOf(orders, { fundCode, value, at });
  });
  const ask = useEffectEvent(async ({ createdAt }: Order) => {
    onFound();
    meant.current =
      (await confirm({
        title: words.title,
        text: words.text(amount(value), instantTime(createdAt)),
        confirm: words.again,
        cancel: words.stop,
      })) === true;
    if (meant.current) onMeant();
  });
  useEffect(() => {
    if (!open) return undefined;
    // Nobody is asked twice.
    let looks = !meant.current;
    meant.current = false;
    // Without an answer nothing is known, and the order itself will tell.
    const looked = looks ? look().catch(() => undefined) : Promise.resolve(undefined);
    void looked.then((twin) => {
      if (looks && twin) void ask(twin);
    });
    return () => {
      looks = false;
    };
  }, [open]);
}

interface Wanted {
  fundCode: string;
  /** As on the wire. */
  value: string;
  /** The business time. */
  at: string;
}

/** The purchase of the same fund and sum that was placed within the last two minutes. */
export function twinOf(
  orders: readonly Order[],
  { fundCode, value, at }: Wanted,
): Order | undefined {
  const since = Date.parse(at) - SOON_MS;
  return orders.find(
    (order) =>
      isBuy(order) &&
      order.fundCode === fundCode &&
      compare(order.amount ?? '0', value) === 0 &&
      Date.parse(order.createdAt) >= since,
  );
}
