import { lazy, Suspense, useState } from 'react';
import { instantTime } from '@/lib/days';
import { to } from '@/route/links';
import { keepBase64, keepsFiles } from '@/trade/file/keepFile';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';
import { useAction } from '@/wire/action';
import { beginTakeaway, type heldData, takeawayFile } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { heldWords as words } from './words';

const PasswordSheet = lazy(() =>
  import('@/trade/form/PasswordSheet').then((all) => ({ default: all.PasswordSheet })),
);

type Takeaway = NonNullable<Output<typeof heldData>['takeaway']>;

/** All of it in one file: behind the password, for this login, until its time. */
export function TakeCard({ takeaway: known }: { takeaway: Takeaway | undefined }) {
  const [asking, setAsking] = useState(false);
  const opened = useOnce(asking);
  const begin = useAction(beginTakeaway, { silent: true, onDone: () => setAsking(false) });
  const fetch = useAction(takeawayFile, {
    onDone: ({ fileName, content }) => void keepBase64(content, 'application/zip', fileName),
  });
  // What was asked for a moment ago stands here before the page has been renewed.
  const takeaway = begin.data ?? known;
  function download({ takeawayId }: Takeaway) {
    if (keepsFiles()) fetch.mutate({ takeawayId });
  }
  return (
    <Card title={words.take} end={takeaway && <Tag tone="brand">{words.ready}</Tag>}>
      <p className="text-13 text-t2">
        {takeaway ? words.readyText(instantTime(takeaway.goodUntil)) : words.takeText}
      </p>
      <div className="mt-2">
        {words.formats.map(([format, text]) => (
          <p key={format} className="flex gap-3 border-t border-line py-3 text-13">
            <b className="w-12 flex-none strong">{format}</b>
            <span className="min-w-0 text-t2">{text}</span>
          </p>
        ))}
      </div>
      <div className="mt-4 flex gap-3">
        <Button
          kind={takeaway ? 'outline' : undefined}
          className="flex-1"
          onClick={() => setAsking(true)}
        >
          {takeaway ? words.again : words.begin}
        </Button>
        {takeaway && (
          <Button className="flex-1" loading={fetch.isPending} onClick={() => download(takeaway)}>
            {words.download}
          </Button>
        )}
      </div>
      <div className="mt-2">
        <Row title={words.statements} sub={words.statementsText} to={to('/statements')} />
      </div>
      {opened && (
        <Suspense>
          <PasswordSheet
            open={asking}
            act={words.act}
            busy={begin.isPending}
            cause={begin.error}
            onVerified={() => begin.mutate({})}
            onClose={() => setAsking(false)}
          >
            <p className="text-17 strong">{words.ask}</p>
            <p className="mt-1 text-13 text-t2">{words.askText}</p>
          </PasswordSheet>
        </Suspense>
      )}
    </Card>
  );
}
