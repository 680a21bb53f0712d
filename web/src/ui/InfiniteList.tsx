import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button';

interface InfiniteListProps {
  /** There is another page. */
  more: boolean;
  loading: boolean;
  /** The last page failed. */
  failed?: boolean;
  onMore: () => void;
  /** Word after the last row; 没有更多了 when left out. */
  end?: string;
  children: ReactNode;
}

/** Asks for the next page a screen before the end comes in sight. */
export function InfiniteList({ more, loading, failed, onMore, end, children }: InfiniteListProps) {
  const foot = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (more && !loading && !failed) onMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that does not fill the screen must ask again once it is in
  useEffect(() => {
    if (!foot.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: '0px 0px 100% 0px',
    });
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [loading]);
  return (
    <>
      <div className="endless">{children}</div>
      <div ref={foot} className="list-end" role="status">
        {failed ? (
          <Button small kind="soft" onClick={onMore}>
            没有加载出来，重试
          </Button>
        ) : loading ? (
          <span className="inline-flex items-center gap-2">
            <span className="spinner" aria-hidden="true" />
            正在加载
          </span>
        ) : (
          !more && (end ?? '没有更多了')
        )}
      </div>
    </>
  );
}
