import { DocumentBones } from '@/patterns/DocumentBones';
import { viewerWords as words } from './words';

/** A document that is on its way: how much of it has come, where that is known. */
export function Coming({ part }: { part: number | undefined }) {
  const percent = part === undefined ? undefined : Math.round(part * 100);
  return (
    <>
      <div className="viewer-coming">
        <span className="text-13 text-t2">{words.coming(percent)}</span>
        <div
          className="viewer-track"
          role="progressbar"
          aria-label={words.coming()}
          aria-valuenow={percent}
        >
          <div style={{ width: `${percent ?? 0}%` }} />
        </div>
      </div>
      <DocumentBones />
    </>
  );
}
