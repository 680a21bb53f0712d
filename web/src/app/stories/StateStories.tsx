import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';

export function LoadingStory() {
  return (
    <Page nav={<NavBar title="基金排行" />}>
      <PullToRefresh onRefresh={() => new Promise((resolve) => setTimeout(resolve, 800))}>
        <div className="pt-3">
          <SkeletonRows />
        </div>
      </PullToRefresh>
    </Page>
  );
}

export function EmptyStory() {
  return (
    <Page nav={<NavBar title="基金排行" />}>
      <Empty
        title="没有同时符合3个条件的基金"
        text="去掉“回撤小于3%”，就有12只符合"
        acts={
          <>
            <Button kind="outline">清空筛选</Button>
            <Button>去掉这一条</Button>
          </>
        }
      />
    </Page>
  );
}

export function FailedStory() {
  return (
    <Page nav={<NavBar title="基金排行" />}>
      <ErrorState title="排行没有加载出来" onRetry={() => {}} code="7F3A-0921" />
    </Page>
  );
}
