import { useQuery } from '@tanstack/react-query';
import { byGroup } from '@/features/content/text/byGroup';
import { explainWords as words } from '@/features/content/words';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { showModule } from '@/wire/gen/content';

/** Every explanation there is, by heading. */
export function HelpList() {
  const help = useQuery(showModule({ moduleCode: 'help', pageSize: 100 }));
  return (
    <QueryPage
      query={help}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={4} />}
      failed={words.failed}
      empty={({ total }) => total === 0 && <Empty title={words.none} text={words.noneText} />}
    >
      {({ list }) =>
        byGroup(list).map(({ group, items }, at) => (
          <Card key={group} title={group} className={at === 0 ? 'mt-3' : undefined}>
            {items.map(({ key, title }) => (
              <Row key={key} title={title} to={to('/explaindoc', { key })} />
            ))}
          </Card>
        ))
      }
    </QueryPage>
  );
}
