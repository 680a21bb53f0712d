import type { ReactNode } from 'react';

/** Wraps the skeleton of a page; the shimmer runs over it as one, and only after 200 ms. */
export function Shimmer({ children }: { children: ReactNode }) {
  return (
    <div className="shimmer" role="status" aria-label="正在加载">
      {children}
    </div>
  );
}

/**
 * A grey bar in the place of a text; width and height in px or %. A drawing, since its size stands
 * in attributes, which a page may have before any code has come.
 */
export function Bone({ w = '100%', h = 16 }: { w?: number | string; h?: number }) {
  return <svg className="skeleton" width={w} height={h} aria-hidden="true" />;
}

const WIDTHS = ['46%', '38%', '52%', '42%', '34%', '49%'];

/** A card with rows of two lines, titles of varied width. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Shimmer>
      <div className="card">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <div key={index} className="flex items-center justify-between gap-3 py-4">
            <span className="flex flex-1 flex-col gap-2">
              <Bone w={WIDTHS[index % WIDTHS.length]} />
              <Bone w="28%" h={12} />
            </span>
            <Bone w={72} h={20} />
          </div>
        ))}
      </div>
    </Shimmer>
  );
}
