import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';

/** Small screens for the tests of the frame. */
export function HomeProbe() {
  return (
    <main>
      <h1>首页</h1>
      <p>这里是首页</p>
      <Link to={to('/publicbuy', { fundCode: '016823' })}>去买入</Link>
    </main>
  );
}

export function CounterProbe() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      点了{count}次
    </button>
  );
}

/** How often the answer of the kept screen was asked for. */
export const asked = { times: 0 };

export function KeptProbe() {
  const { data } = useQuery({
    queryKey: ['probe'],
    queryFn: async () => {
      asked.times += 1;
      return asked.times;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <p>答案{data}</p>;
}

export function BuyProbe() {
  const { fundCode } = useArgs('/publicbuy');
  return (
    <main>
      <h1>买入</h1>
      <p>买入 {fundCode}</p>
    </main>
  );
}

export function BrokenProbe(): never {
  throw new Error('broken on purpose');
}
