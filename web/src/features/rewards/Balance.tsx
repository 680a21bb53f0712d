import { monthDay } from '@/lib/days';
import { toast } from '@/lib/toast';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Button } from '@/ui/Button';
import { Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { useAction } from '@/wire/action';
import { type myPoints, signInForPoints } from '@/wire/gen/rewards';
import type { Output } from '@/wire/operation';
import { myPointsWords as words } from './words.mine';

/** What can be used, what of it ends first, and today's signing in. */
export function Balance({ points }: { points: Output<typeof myPoints> }) {
  const { available, frozen, earned, used, expired, ending, today } = points;
  const day = useBusinessDay();
  const signIn = useAction(signInForPoints, {
    onDone: (done) => {
      if (done.earned > 0) toast.done(words.signed(done.earned));
    },
  });
  const sums = [
    [words.earned, earned],
    [words.used, used],
    [words.expired, expired],
  ] as const;
  return (
    <Hero>
      <p className="text-13 text-t2">{words.available}</p>
      <p className="mt-1">
        <Figure value={String(available)} places={0} size={36} />
      </p>
      <p className="mt-1 text-13 text-t2">
        {ending ? words.ending(ending.points, monthDay(ending.lastOn, day)) : words.nothing}
      </p>
      {frozen > 0 && <p className="mt-1 text-13 text-t2">{words.frozen(frozen)}</p>}
      <dl className="mt-4 mb-0 grid grid-cols-3 gap-3">
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt className="text-12 text-t3">{name}</dt>
            <dd className="m-0 mt-1">
              <Figure value={String(sum)} places={0} size={17} />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        wide
        className="mt-4"
        disabled={today.isSignedIn}
        loading={signIn.isPending}
        onClick={() => signIn.mutate({})}
      >
        {today.isSignedIn ? words.signedIn : words.signIn(today.signInPoints)}
      </Button>
    </Hero>
  );
}
