import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarWords as words } from '@/features/plans/words.calendar';
import { copyText } from '@/lib/clipboard';
import { instantDay } from '@/lib/days';
import { host } from '@/lib/host';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Inset } from '@/ui/Card';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { calendarLink, shareCalendar, unshareCalendar } from '@/wire/gen/plans';

/** A link under which the customer's own calendar fetches the runs: made, copied, ended. */
export default function CalendarSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery(calendarLink({}));
  // The server tells the link once, and keeps no copy of it.
  const [path, setPath] = useState<string>();
  const share = useAction(shareCalendar, { onDone: (made) => setPath(made.path) });
  const unshare = useAction(unshareCalendar, {
    onDone: () => {
      setPath(undefined);
      toast.done(words.ended);
    },
  });
  const make = () => share.mutate({});
  const end = () =>
    confirm({
      title: words.endTitle,
      text: words.endText,
      confirm: words.end,
      cancel: words.keep,
      act: () => unshare.mutateAsync({}),
    });
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <QueryView query={query} failed={words.failed}>
        {({ madeAt }) => (
          <div className="flex flex-col gap-3 pb-2">
            <p>{words.what}</p>
            <p className="text-13 text-t2">{words.secret}</p>
            {path && <Made path={path} />}
            {!path && madeAt && (
              <p>
                <span className="strong block">{words.since(instantDay(madeAt))}</span>
                <span className="text-13 text-t2">{words.once}</span>
              </p>
            )}
            {!path && (
              <Button wide loading={share.isPending} onClick={make}>
                {madeAt ? words.renew : words.make}
              </Button>
            )}
            {(path || madeAt) && (
              <Button kind="quiet" wide onClick={end}>
                {words.end}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </Sheet>
  );
}

/** The link that was just made: the calendar opens it, or it is copied there. */
function Made({ path }: { path: string }) {
  const address = `${window.location.host}${path}`;
  async function copy() {
    const done = await copyText(`${window.location.protocol}//${address}`);
    if (done) toast.done(words.copied);
    else toast.error(words.notCopied);
  }
  return (
    <>
      <Inset className="plan-link text-13">{`${window.location.protocol}//${address}`}</Inset>
      {/* Only the system's browser hands a calendar to its app. */}
      {host === 'browser' && (
        <a className="button button-primary button-wide" href={`webcal://${address}`}>
          {words.open}
        </a>
      )}
      <Button kind={host === 'browser' ? 'outline' : 'primary'} wide onClick={copy}>
        {words.copy}
      </Button>
      <p className="text-13 text-t2">{words.by}</p>
    </>
  );
}
