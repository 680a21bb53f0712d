import { textWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/content';

export type TextPage = components['schemas']['TextPage'];

/** All versions of an agreement: since when each counts, what was new in it, which is whose. */
export function Versions({ page }: { page: TextPage }) {
  const { key, versions, signed, version: shown } = page;
  return (
    <section className="mt-8">
      <h3 className="text-17 strong text-t1">{words.versions}</h3>
      {versions.map(({ version, effectiveOn, changes }, at) => (
        <Row
          key={version}
          title={
            <span className="flex flex-wrap items-center gap-2">
              {version}
              {at === 0 && <Tag tone="brand">{words.now}</Tag>}
              {version === signed?.version && <Tag>{words.yours}</Tag>}
            </span>
          }
          sub={
            <>
              {words.from(effectiveOn)}
              <span className="block">{changes || words.first}</span>
            </>
          }
          to={version === shown ? undefined : to('/agreementbook', { type: key, version })}
        />
      ))}
    </section>
  );
}
