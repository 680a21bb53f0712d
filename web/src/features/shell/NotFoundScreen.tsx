import { to } from '@/app/links';
import { useBack, useGo } from '@/app/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { notFoundWords as words } from './words';

export default function NotFoundScreen() {
  const back = useBack();
  const go = useGo();
  return (
    <Page nav={<NavBar />}>
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
