import { NoticeRow } from '@/features/content/notice/NoticeRow';
import { customWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { isMissing } from '@/route/table';
import { Card, More } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { components } from '@/wire/gen/content';
import { type Fills, PicksCard } from './PicksCard';
import { TextCard } from './TextCard';

interface PageCardProps {
  card: components['schemas']['CmsCard'];
  fills: Fills;
}

/** A card of an operator's page. One that this version does not know, or that is empty, is none. */
export function PageCard({ card, fills }: PageCardProps) {
  switch (card.cardType) {
    case 'text':
      return <TextCard title={card.title} textKey={card.content} />;
    case 'picks':
      return <PicksCard title={card.title} fills={fills} />;
    case 'entries':
      return <EntriesCard {...card} />;
    case 'articles':
      return <ArticlesCard title={card.title} list={fills.articles} />;
    case 'notices':
      return <NoticesCard title={card.title} list={fills.notices} />;
    case 'ranking':
      return (
        <Card title={card.title || words.ranking}>
          <More label={words.toRanking} to={to('/fundlist')} />
        </Card>
      );
    default:
      return null;
  }
}

function EntriesCard({ title, entries }: PageCardProps['card']) {
  // A way that this version of the app does not have is not offered.
  const open = entries.filter(({ path }) => !isMissing(path.replace(/[?#].*/, '')));
  if (!open.length) return null;
  return (
    <Card title={title || undefined}>
      {open.map((entry) => (
        <Row key={entry.path} title={entry.title} to={entry.path} />
      ))}
    </Card>
  );
}

function ArticlesCard({ title, list }: { title: string; list: Fills['articles'] }) {
  if (!list.length) return null;
  return (
    <Card title={title || undefined}>
      {list.map(({ key, title: name, summary }) => (
        <Row key={key} title={name} sub={summary} to={to('/richText', { key })} />
      ))}
    </Card>
  );
}

function NoticesCard({ title, list }: { title: string; list: Fills['notices'] }) {
  if (!list.length) return null;
  return (
    <Card title={title || undefined}>
      {list.map((notice) => (
        <NoticeRow key={notice.key} notice={notice} />
      ))}
    </Card>
  );
}
