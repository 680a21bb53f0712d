import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { searchWords as words } from '@/trade/fund/words';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { deleteSearchWords, listSearchWords } from '@/wire/gen/funds';
import { token } from '@/wire/session';
import { forgetSearches, ownSearches } from './searchHistory';

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
      {hot.length > 0 && (
        <Card title={words.hot}>
          <div>
            {hot.map(({ word, fundCode }) => (
              <Row
                key={fundCode}
                title={word}
                value={<span className="text-13 text-t3">{fundCode}</span>}
                to={to('/funddetail', { fundCode })}
              />
            ))}
          </div>
          <p className="mt-1 text-12 text-t3">{words.hotNote}</p>
        </Card>
      )}
    </>
  );
}

interface HistoryProps {
  history: readonly string[];
  visitor: boolean;
  onChoose: (word: string) => void;
}

function History({ history, visitor, onChoose }: HistoryProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(deleteSearchWords, { onDone: () => setAsking(false) });
  function clear() {
    if (!visitor) {
      remove.mutate({});
      return;
    }
    forgetSearches();
    setAsking(false);
  }
  const bin = (
    <span className="-my-3 -me-3">
      <IconButton label={words.confirm} onClick={() => setAsking(true)}>
        <Trash2 size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
  return (
    <Card title={words.history} end={bin}>
      <Chips>
        {history.map((word) => (
          <Chip key={word} onClick={() => onChoose(word)}>
            {word}
          </Chip>
        ))}
      </Chips>
      <Dialog
        open={asking}
        title={words.confirmTitle}
        text={words.confirmText}
        confirm={words.confirm}
        loading={remove.isPending}
        onConfirm={clear}
        cancel={words.keep}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
