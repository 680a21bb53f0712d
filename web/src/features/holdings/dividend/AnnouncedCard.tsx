import { useQuery } from '@tanstack/react-query';
import { spokenDay } from '@/lib/days';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Card } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import { quietly } from '@/wire/ahead';
import { showArchive } from '@/wire/gen/funds';
import { announcedOf } from './records';
import { recordWords as words } from './words.record';

/** Dividends of the fund that are announced and not paid yet; nothing without any. */
export function AnnouncedCard({ fundCode }: { fundCode: string }) {
  const today = useBusinessDay();
  const archive = useQuery(quietly(showArchive, { fundCode }));
  const ahead = announcedOf(archive.data?.fundDividendVoList ?? [], today);
  if (ahead.length === 0) return null;
  return (
    <Card title={words.announced}>
      <KeyValues
        rows={ahead.map(({ exDate, perShare }) => [
          words.ex(spokenDay(exDate, today)),
          <b key={exDate} className="strong">
            {words.perShare(perShare)}
          </b>,
        ])}
      />
      <p className="mt-2 text-12 text-t3">{words.announcedText}</p>
    </Card>
  );
}
