import { ArrowRight } from 'lucide-react';
import { moveWords as words } from '@/features/childaccounts/words.move';
import { Inset } from '@/ui/Card';
import type { Way } from './moving';

/** From which account into which. */
export function Accounts({ way, child }: { way: Way; child: string }) {
  const [from, into] = namesOf(way, child);
  return (
    <Inset className="flex items-center gap-3">
      <Account role={words.from} name={from} />
      <ArrowRight
        size={20}
        strokeWidth={1.75}
        className="flex-none text-brand"
        aria-hidden="true"
      />
      <Account role={words.to} name={into} />
    </Inset>
  );
}

/** The account that gives, then the one that takes. */
export function namesOf(way: Way, child: string): [string, string] {
  return way === 'into' ? [words.own, child] : [child, words.own];
}

function Account({ role, name }: { role: string; name: string }) {
  return (
    <p className="m-0 min-w-0 flex-1">
      <span className="block text-12 text-t2">{role}</span>
      <span className="block strong break-words">{name}</span>
    </p>
  );
}
