import { useQuery } from '@tanstack/react-query';
import { CardOf } from '@/patterns/CardOf';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { ArticleText } from '@/trade/article/ArticleText';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { readText, showPage } from '@/wire/gen/content';
import { recommendFunds } from '@/wire/gen/funds';
import { exampleOf } from './example';
import { SavingCard } from './SavingCard';
import { payFreeWords as words } from './words';

/** What the operator says of paying from a money fund, and what this customer saves by it. */
export default function PayFreeScreen() {
  const { fundCode } = useArgs('/monetaryPayFreeIntro');
  const page = useQuery(showPage({ pageCode: 'payFree' }));
  const picks = useQuery({ ...recommendFunds(), enabled: !fundCode });
  const example = fundCode ?? exampleOf(picks.data?.themes ?? []);
  return (
    <QueryPage
      query={page}
      nav={<NavBar title={page.data?.title ?? words.title} />}
      bones={<SkeletonRows rows={5} />}
      failed={words.failed}
    >
      {({ summary, cards }) => (
        <>
          {summary && <p className="px-5 pt-3 pb-1 text-t2">{summary}</p>}
          {example && <SavingCard fundCode={example} />}
          {cards
            .filter(({ cardType }) => cardType === 'text')
            .map(({ title, content }) => (
              <TextCard key={content} title={title} textKey={content} />
            ))}
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

function TextCard({ title, textKey }: { title: string; textKey: string }) {
  const text = useQuery(readText({ key: textKey }));
  return (
    <CardOf query={text} title={title} bones={<DocumentBones />} failed={words.textFailed}>
      {({ text: body, terms }) => (
        <div className="text-15 text-t2">
          <ArticleText text={body} terms={terms} />
        </div>
      )}
    </CardOf>
  );
}
