import { ResultPage } from '@/patterns/ResultPage';
import { to } from '@/route/links';
import { useArgs, useBack, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { actResults, actWords as words } from './words.acts';

/** What became of an act that is no order, by its name in the address. */
export default function ActResultScreen() {
  const { act = '' } = useArgs('/result');
  const back = useBack();
  if (!isKnown(act)) return <Unknown />;
  return (
    <ResultPage
      {...actResults[act]}
      acts={
        <Button wide onClick={back}>
          {words.done}
        </Button>
      }
    />
  );
}

function isKnown(act: string): act is keyof typeof actResults {
  return Object.hasOwn(actResults, act);
}

function Unknown() {
  const back = useBack();
  const go = useGo();
  return (
    <Page nav={<NavBar title={words.bar} />}>
      <Empty
        title={words.none}
        text={words.noneText}
        acts={
          <>
            <Button kind="outline" onClick={back}>
              {words.back}
            </Button>
            <Button onClick={() => go(to('/deal'), { replace: true })}>{words.deals}</Button>
          </>
        }
      />
    </Page>
  );
}
