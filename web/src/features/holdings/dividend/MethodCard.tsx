import { useQuery } from '@tanstack/react-query';
import { Clock3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Whose } from '@/features/holdings/purpose';
import { useCards } from '@/features/holdings/useCards';
import { assetWords, methodWords as words } from '@/features/holdings/words';
import { spokenDay } from '@/lib/days';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';
import { useOnce } from '@/ui/Sheet';
import { dividendMethods } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

// Hardly anybody changes it.
const MethodSheet = lazy(() => import('./MethodSheet'));

type Methods = Output<typeof dividendMethods>;
type CardMethod = Methods['cards'][number];

interface MethodCardProps extends Whose {
  fundCode: string;
  title?: string;
  className?: string;
}

/** What happens with the dividends of a holding, card by card, and the way to change it. */
export function MethodCard(props: MethodCardProps) {
  const { fundCode, purpose, title = words.title, className } = props;
  const methods = useQuery(dividendMethods({ fundCode, purpose }));
  const [changing, setChanging] = useState<string>();
  const opened = useOnce(changing !== undefined);
  const nameOf = useCards(fundCode, purpose);
  const { data } = methods;
  if (!data) {
    if (!methods.isError) return null;
    return (
      <Card title={words.title}>
        <p className="flex justify-between gap-3 text-13 text-t2" role="alert">
          {words.failed}
          <TextButton onClick={() => void methods.refetch()}>{assetWords.retry}</TextButton>
        </p>
      </Card>
    );
  }
  if (data.cards.length === 0) return null;
  return (
    <Card title={title} className={className}>
      <ul className="m-0 list-none divide-y divide-line p-0">
        {data.cards.map((card) => (
          <li key={card.tradeAcco} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="text-t2">{nameOf(card.tradeAcco)}</span>
              <span className="flex items-center gap-3">
                {card.methodName}
                {data.changeable && !card.pending && (
                  <TextButton onClick={() => setChanging(card.tradeAcco)}>
                    {words.change}
                  </TextButton>
                )}
              </span>
            </div>
            <p className="text-13 text-t3">
              {data.changeable ? words.text[card.method] : words.moneyFund}
            </p>
            {card.pending && <PendingNote pending={card.pending} />}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <MethodSheet
            fundCode={fundCode}
            methods={data}
            card={data.cards.find((card) => card.tradeAcco === changing && !card.pending)}
            name={changing ? nameOf(changing) : ''}
            onClose={() => setChanging(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** The change that is under way, and the way to its order. */
function PendingNote({ pending }: { pending: NonNullable<CardMethod['pending']> }) {
  const { orderNo, methodName, confirmDate } = pending;
  return (
    <Note
      tone="brand"
      className="mt-2"
      icon={<Clock3 size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      <Sentence>{words.pending(methodName, spokenDay(confirmDate))}</Sentence>
      <p className="mt-1">
        <Link to={to('/dealDetails', { orderNo })} className="text-link">
          {words.order}
        </Link>
      </p>
    </Note>
  );
}
