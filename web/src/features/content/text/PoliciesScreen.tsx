import { useQuery } from '@tanstack/react-query';
import { policiesWords as words } from '@/features/content/words';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { showModule } from '@/wire/gen/content';
import { byGroup } from './byGroup';

/** Every policy and agreement, with the version that counts. */
export function PoliciesScreen() {
  const policies = useQuery(showModule({ moduleCode: 'policy', pageSize: 100 }));
  return (
    <QueryPage
      query={policies}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      empty={({ total }) => total === 0 && <Empty title={words.none} text={words.noneText} />}
    >
      {({ list }) =>
        byGroup(list).map(({ group, items }, at) => (
          <Card key={group} title={group} className={at === 0 ? 'mt-3' : undefined}>
            {items.map(({ key, title, version, publishedOn }) => (
              <Row
                key={key}
                title={title}
                sub={words.version(version, publishedOn)}
                to={key === 'privacy' ? to('/privacypolicy') : to('/agreementbook', { type: key })}
              />
            ))}
          </Card>
        ))
      }
    </QueryPage>
  );
}

export default PoliciesScreen;
