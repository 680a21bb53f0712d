/* once */
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';
import { to } from '@/route/links';
import { type Behind, useBehind } from './curtain';
import { ask } from './phone';
import { useWords } from './words';

/** The newest order when this visit began: what was done since is the visitor's. */
const since = createStore<string | null>(null);

/** Three things to try; each ticks by itself when it is done, and leads to where it begins. */
export function Tries() {
  const words = useWords().tries;
  const { data } = useBehind();
  const first = useStore(since);
  useEffect(() => {
    if (data && since.get() === null) since.set(data.orders[0]?.orderNo ?? '0');
  }, [data]);
  const own = (data?.orders ?? []).filter((order) => first !== null && isAfter(order, first));
  const buys = own.filter((order) => order.kind === '买入');
  const tries = [
    { text: words.buy, done: buys.length > 0, path: to('/fundlist') },
    {
      text: words.confirm,
      done: buys.some((order) => order.status === '确认成功'),
      path: buys[0] ? to('/dealDetails', { orderNo: buys[0].orderNo }) : to('/fundlist'),
    },
    {
      text: words.redeem,
      done: own.some((order) => order.kind.includes('赎回')),
      path: to('/asset'),
    },
  ];
  const done = tries.filter((one) => one.done).length;
  return (
    <section aria-label={words.title}>
      <h2 className="intro-title">
        {words.title}{' '}
        <small className="fig">
          {done} / {tries.length}
        </small>
      </h2>
      <ul className="tries">
        {tries.map((one) => (
          <li key={one.text}>
            <button
              type="button"
              data-done={one.done}
              onClick={() => ask({ act: 'go', path: one.path })}
            >
              <span className="try-box">
                {one.done && <Check size={12} strokeWidth={3.5} aria-hidden="true" />}
              </span>
              {one.text}
              {one.done && <span className="hidden-visually">，{words.done}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isAfter({ orderNo }: Behind['orders'][number], first: string): boolean {
  return BigInt(orderNo) > BigInt(first);
}
