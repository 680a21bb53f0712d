import { useInfiniteQuery } from '@tanstack/react-query';
import { securityWords as words } from '@/features/identity/words.security';
import { instantTime } from '@/lib/days';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { loginPages } from './queries';

/** Logins and attempts that failed, newest first. */
export function LoginHistoryCard() {
  const history = useInfiniteQuery(loginPages);
  const pages = history.data?.pages ?? [];
  // The first page is the head of the second, which is longer.
  const rows = (pages.length > 1 ? pages.slice(1) : pages).flatMap((page) => page.list);
  return (
    <Card title={words.history}>
      {history.isPending && (
        <Shimmer>
          <div className="flex flex-col gap-5 py-3">
            <Bone w="62%" />
            <Bone w="48%" />
            <Bone w="56%" />
          </div>
        </Shimmer>
      )}
      {history.isError && (
        <Button small kind="outline" onClick={() => void history.refetch()}>
          {words.retry}
        </Button>
      )}
      {history.isSuccess && rows.length === 0 && <p className="text-t3">{words.noHistory}</p>}
      {rows.map((row) => (
        <Row
          key={`${row.at}${row.way}${row.address}`}
          title={row.wayName}
          sub={`${row.deviceName} ${row.address}`}
          value={
            <span className="text-13">
              {!row.success && <Tag tone="warn">{words.failed}</Tag>} {instantTime(row.at)}
            </span>
          }
        />
      ))}
      {history.hasNextPage && (
        <Button
          small
          wide
          kind="quiet"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Card>
  );
}
