/* once */
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { childDraft } from '@/features/childaccounts/drafts';
import { introWords as words } from '@/features/childaccounts/words.intro';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Sharing } from '@/trade/hosts/Sharing';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Button } from '@/ui/Button';
import { Card, Hero } from '@/ui/Card';
import { IconButton, NavBar } from '@/ui/NavBar';
import { BottomBar, Foot, Page } from '@/ui/Page';
import { PromiseLine } from '@/ui/PromiseLine';
import { KeyValues, Row } from '@/ui/Row';
import { quietly } from '@/wire/ahead';
import { childPicks } from '@/wire/gen/childaccounts';
import { ConsiderCard } from './ConsiderCard';
import { type Considered, FIRST } from './considered';
import { draftOf } from './draftOf';
import './intro.css';

/** How many are kept at a time, before the server has said it. */
const MOST = 5;

interface IntroductionProps {
  /** A customer, who has none yet; of a visitor the button names the login. */
  own?: boolean;
  most?: number | undefined;
}

/** What a child's account is, reckoned with a wish that may be changed. */
export default function Introduction({ own = false, most = MOST }: IntroductionProps) {
  const [asked, setAsked] = useState<Considered>(FIRST);
  const [rate, setRate] = useState<string>();
  const today = useBusinessDay();
  const go = useGo();
  function make() {
    childDraft.set((typed) => draftOf(asked, { today, rate, typed }));
    go(to('/childAccount/create'));
  }
  return (
    <Page
      nav={<NavBar title={words.title} end={<ShareButton />} />}
      foot={
        <BottomBar>
          <Button wide onClick={make}>
            {own ? words.make : words.login}
          </Button>
        </BottomBar>
      }
    >
      <Hero>
        <h2 className="text-26 strong">{words.headline}</h2>
        <p className="mt-2 text-t2">{words.what}</p>
      </Hero>
      <ConsiderCard
        asked={asked}
        change={(next) => setAsked((now) => ({ ...now, ...next }))}
        onRate={setRate}
      />
      <Card title={words.start}>
        <PromiseLine
          steps={words.steps.map((step, at) => ({
            state: at === 0 ? 'now' : 'later',
            title: own ? step.own : step.title,
            date: 'date' in step ? step.date : undefined,
            text: step.text,
          }))}
        />
      </Card>
      <Card title={words.plain}>
        <KeyValues rows={[...words.answers, [words.most, words.mostOf(most)]]} />
      </Card>
      <PicksRow />
      <Foot>{words.foot}</Foot>
    </Page>
  );
}

function ShareButton() {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <IconButton label={words.share} onClick={() => setSharing(true)}>
        <Share2 size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Sharing
        path={to('/childAccount')}
        title={words.headline}
        poster={{ facts: [words.title], risk: words.foot }}
        open={sharing}
        onClose={() => setSharing(false)}
      />
    </>
  );
}

function PicksRow() {
  const picks = useQuery(quietly(childPicks, {})).data?.list ?? [];
  const levels = picks.map(({ riskLevel }) => riskLevel).toSorted();
  const [low] = levels;
  const high = levels.at(-1);
  return (
    <section className="card py-0">
      <Row
        title={words.picks}
        value={low && high && words.levels(low, high, picks.length)}
        to={to('/childAccount/recommend')}
      />
    </section>
  );
}
