import { useQuery } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '@/lib/store';
import { confirm } from '@/patterns/confirm';
import { FundRow } from '@/trade/fund/FundRow';
import { searchWords as words } from '@/trade/fund/words.search';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { IconButton } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { deleteSearchWords, listSearchWords } from '@/wire/gen/funds';
import type { Output } from '@/wire/operation';
import { token } from '@/wire/session';
import { forgetSearch, forgetSearches, ownSearches } from './searchHistory';

type Known = Output<typeof listSearchWords>;

/** Before anything is typed: what was searched before, and large funds of each kind. */
export function SearchWords({ onChoose }: { onChoose: (word: string) => void }) {
  const known = useQuery(listSearchWords());
  const visitor = useStore(token) === null;
  const own = useStore(ownSearches);
  const history = visitor ? own : (known.data?.history ?? []);
  const hot = known.data?.hot ?? [];
  return (
    <>
      {history.length > 0 && <History history={history} visitor={visitor} onChoose={onChoose} />}
      {known.isPending && <SkeletonRows rows={4} />}
      {known.data && <Ideas known={known.data} onChoose={onChoose} />}
      {hot.length > 0 && (
        <Card title={words.hot} end={<span className="text-12 text-t3">{words.period}</span>}>
          {hot.map(({ fund }) => (
            <FundRow key={fund.fundCode} fund={fund} curve={false} />
          ))}
          <p className="mt-1 text-12 text-t3">{words.hotNote}</p>
        </Card>
      )}
    </>
  );
}

/** Words that are understood: kinds of funds, how much risk, which company. */
function Ideas({ known, onChoose }: { known: Known; onChoose: (word: string) => void }) {
  const groups = [
    { title: words.themes, all: known.themes.map(({ word }) => word) },
    { title: words.risks, all: words.riskWords },
    { title: words.companies, all: known.companies },
  ];
  return (
    <Card title={words.ideas}>
      {groups
        .filter(({ all }) => all.length > 0)
        .map(({ title, all }) => (
          <section key={title} aria-label={title} className="mt-3 first-of-type:mt-0">
            <h3 className="mb-2 text-13 text-t2">{title}</h3>
            <Chips>
              {all.map((word) => (
                <Chip key={word} onClick={() => onChoose(word)}>
                  {word}
                </Chip>
              ))}
            </Chips>
          </section>
        ))}
    </Card>
  );
}

interface HistoryProps {
  history: readonly string[];
  visitor: boolean;
  onChoose: (word: string) => void;
}

function History({ history, visitor, onChoose }: HistoryProps) {
  const [editing, setEditing] = useState(false);
  const remove = useAction(deleteSearchWords);
  function drop(word: string) {
    if (visitor) forgetSearch(word);
    else remove.mutate({ word });
  }
  const clear = () =>
    confirm({
      title: words.confirmTitle,
      text: words.confirmText,
      confirm: words.confirm,
      cancel: words.keep,
      act: async () => (visitor ? forgetSearches() : remove.mutateAsync({})),
    });
  const end = editing ? (
    <span className="flex gap-4">
      <TextButton onClick={() => void clear()}>{words.confirm}</TextButton>
      <TextButton onClick={() => setEditing(false)}>{words.done}</TextButton>
    </span>
  ) : (
    <span className="-my-3 -me-3">
      <IconButton label={words.edit} onClick={() => setEditing(true)}>
        <Trash2 size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
  return (
    <Card title={words.history} end={end}>
      <Chips>
        {history.map((word) => (
          <Chip
            key={word}
            disabled={editing && remove.isPending}
            onClick={() => (editing ? drop(word) : onChoose(word))}
          >
            {editing && <span className="hidden-visually">{words.drop}</span>}
            {word}
            {editing && <X size={14} strokeWidth={2} className="ms-1 inline" aria-hidden="true" />}
          </Chip>
        ))}
      </Chips>
    </Card>
  );
}
