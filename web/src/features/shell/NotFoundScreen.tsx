import { usePlace } from '@/route/history';
import { to } from '@/route/links';
import { useBack, useGo, useTitle } from '@/route/navigation';
import type { ScreenRow } from '@/route/screen';
import { findScreen, isMissing } from '@/route/table';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { wayFrom } from './ways';
import { incompleteWords, notFoundWords } from './words';

/** No such page, or one whose address does not say of what it should be. */
export default function NotFoundScreen() {
  const { pathname, search } = usePlace();
  const row = findScreen(pathname);
  return isMissing(pathname) ? <Missing row={row} /> : <Incomplete row={row} search={search} />;
}

function Missing({ row }: { row: ScreenRow }) {
  const back = useBack();
  const go = useGo();
  const words = notFoundWords;
  return (
    <Page nav={<NavBar title={row.title} />}>
      <Empty
        title={words.title}
        text={words.text}
        acts={
          <>
            <Button kind="outline" onClick={back}>
              {words.back}
            </Button>
            <Button onClick={() => go(to('/fundhome'), { replace: true })}>{words.home}</Button>
          </>
        }
      />
    </Page>
  );
}

/** What is missing, and the list from which it is chosen. */
function Incomplete({ row, search }: { row: ScreenRow; search: string }) {
  const back = useBack();
  const go = useGo();
  const way = wayFrom(row, search);
  useTitle(row.title);
  return (
    <Page nav={<NavBar title={row.title} />}>
      <Empty
        title={incompleteWords.title}
        text={way.text}
        acts={
          <>
            <Button kind="outline" onClick={back}>
              {incompleteWords.back}
            </Button>
            <Button onClick={() => go(way.to, { replace: true })}>{way.act}</Button>
          </>
        }
      />
    </Page>
  );
}
