import type { ReactNode } from 'react';
import { useTitle } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { isBare, ResultBody, type ResultBodyProps } from './ResultBody';

interface ResultPageProps extends Omit<ResultBodyProps, 'alone'> {
  /** Title of the bar, where it is another than what has happened. */
  bar?: string;
  start?: 'back' | 'close' | 'none';
  onBack?: () => void;
  /** The way on: two buttons at most, at the foot where there are cards above it. */
  acts: ReactNode;
}

/** A screen that says what became of something, and how it goes on. */
export function ResultPage({ bar, start = 'close', onBack, acts, ...result }: ResultPageProps) {
  useTitle(bar ?? result.title);
  const bare = isBare(result);
  return (
    <Page
      look={result.frame ? undefined : 'wash'}
      nav={<NavBar title={bar} start={start} plain={!result.frame} onBack={onBack} />}
      foot={bare ? undefined : <BottomBar>{acts}</BottomBar>}
    >
      <ResultBody {...result} alone={bar === undefined} acts={bare ? acts : undefined} />
    </Page>
  );
}
