import type { ReactNode } from 'react';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';

/** Nothing could pay for it. */
export function NoCard({ nav }: { nav: ReactNode }) {
  return (
    <Page nav={nav}>
      <Empty
        drawing={<CardDrawing />}
        title={words.noCard}
        text={words.noCardText}
        acts={
          <Link to={to('/addCard')} className="button button-primary">
            {words.addCard}
          </Link>
        }
      />
    </Page>
  );
}

/** As many as may be kept, or as have ever been opened. */
export function NoMore({ nav, most }: { nav: ReactNode; most: number | undefined }) {
  return (
    <Page nav={nav}>
      <Empty
        title={most === undefined ? words.fullEver : words.full(most)}
        text={most === undefined ? undefined : words.fullText}
        acts={
          <Link to={to('/childAccount')} className="button button-primary">
            {words.toAccounts}
          </Link>
        }
      />
    </Page>
  );
}
