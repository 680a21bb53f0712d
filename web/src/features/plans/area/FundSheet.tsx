import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sheetWords as words } from '@/features/plans/words.sheets';
import { useSettled } from '@/lib/useSettled';
import { QueryView } from '@/patterns/QueryView';
import { Input } from '@/ui/Input';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { searchFunds } from '@/wire/gen/funds';
import { planPicks } from '@/wire/gen/plans';
import type { PlanSheetProps } from './planSheet';

const FOUND_MOST = 20;

interface Choice {
  fundCode: string;
  fundName: string;
  /** What takes no purchase takes no plan: it is in dollars, or closed. Picks all take them. */
  buyable?: boolean;
  statusName?: string;
}

/** A fund by code, name or pinyin; before that the ones of the zone. */
export function FundSheet({ change, onClose }: PlanSheetProps) {
  const [word, setWord] = useState('');
  const keyword = useSettled(word.trim(), word.trim() ? 250 : 0);
  const picks = useQuery(quietly(planPicks, {}));
  const found = useQuery({
    ...quietly(searchFunds, { keyword, pageSize: FOUND_MOST }),
    enabled: keyword !== '',
    // That the last word found nothing says nothing of this one.
    placeholderData: (before) => (before?.list.length ? before : undefined),
  });
  function choose(fundCode: string) {
    change({ fundCode });
    onClose();
  }
  const rows = (list: readonly Choice[]) =>
    list.map(({ fundCode, fundName, buyable = true, statusName }) => (
      <Row
        key={fundCode}
        title={fundName}
        value={buyable ? fundCode : statusName}
        onClick={buyable ? () => choose(fundCode) : undefined}
      />
    ));
  return (
    <Sheet open onClose={onClose} title={words.fund}>
      <Input
        bare
        label={words.search}
        placeholder={words.search}
        type="search"
        inputMode="search"
        maxLength={30}
        value={word}
        onChange={setWord}
      />
      <div className="plan-found">
        {keyword ? (
          <QueryView
            query={found}
            failed={words.lost}
            bones={<SkeletonRows rows={4} />}
            empty={({ list }) =>
              list.length === 0 && <p className="mt-4 text-t2">{words.none(keyword)}</p>
            }
          >
            {({ list }) => rows(list)}
          </QueryView>
        ) : (
          rows(picks.data?.list ?? [])
        )}
      </div>
    </Sheet>
  );
}
