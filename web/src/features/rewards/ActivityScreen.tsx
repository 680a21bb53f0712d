import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { useUser } from '@/trade/customer/user';
import { fundWords } from '@/trade/fund/words';
import { Sharing } from '@/trade/hosts/Sharing';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Markdown } from '@/ui/Markdown';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { activityDetail } from '@/wire/gen/rewards';
import { activityWords as words } from './words.activity';

/** One activity, to read and to share. */
export default function ActivityScreen() {
  const { activityId } = useArgs('/shareActivity');
  const go = useGo();
  const custNo = useUser().data?.custNo;
  const [sharing, setSharing] = useState(false);
  return (
    <QueryPage
      query={useQuery(activityDetail({ activityId }))}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={4} />}
      failed={words.failed}
      refused={({ message }) => (
        <Empty
          title={words.gone}
          text={message}
          acts={<Button onClick={() => go(to('/jiadou'), { replace: true })}>{words.all}</Button>}
        />
      )}
      foot={({ hasEnded }) =>
        !hasEnded && (
          <BottomBar>
            <Button wide onClick={() => setSharing(true)}>
              {words.share}
            </Button>
          </BottomBar>
        )
      }
    >
      {({ title, summary, firstOn, lastOn, text, hasEnded }) => (
        <Card className="mt-3">
          <h2 className="text-20 strong">{title}</h2>
          <p className="mt-1 text-t2">{summary}</p>
          <p className="mt-2 text-13 text-t3">{words.days(firstOn, lastOn)}</p>
          {hasEnded && (
            <Note tone="warn" className="mt-4">
              <b className="strong">{words.ended}</b>
              <p>{words.endedText(lastOn)}</p>
            </Note>
          )}
          <div className="mt-3 text-t2">
            <Markdown text={text} />
          </div>
          {!hasEnded && custNo && <p className="mt-4 text-12 text-t3">{words.shareText}</p>}
          <Sharing
            path={to('/shareActivity', { activityId })}
            title={title}
            poster={{ facts: [words.days(firstOn, lastOn)], risk: fundWords.disclaimer }}
            open={sharing}
            onClose={() => setSharing(false)}
          />
        </Card>
      )}
    </QueryPage>
  );
}
