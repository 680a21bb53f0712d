import { RadioTower } from 'lucide-react';
import type { FileRecord } from './curtain';
import { Fresh } from './Fresh';
import { useLang, useWords } from './words';

/** One record of an exchanged file, decoded field by field. */
export function RecordBlock({ title, record }: { title: string; record: FileRecord }) {
  const words = useWords().curtain;
  const lang = useLang();
  return (
    <Fresh as="section" className="curtain-block">
      {(fresh) => (
        <>
          <h3>
            {title} {record.fileType}
            {fresh && <span className="curtain-tag">{words.fresh}</span>}
            <small className="curtain-file">{record.file}</small>
          </h3>
          <dl className="record">
            {record.fields.map(({ name, title: chinese, value, meaning }) => (
              <div key={name}>
                <dt>
                  {name} {lang === 'zh' && <span>{chinese}</span>}
                </dt>
                <dd>
                  {value}
                  {lang === 'zh' && meaning && <span> {meaning}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Fresh>
  );
}

/** What is not there yet: what comes, and when. */
export function Waits({ title, text }: { title: string; text: string }) {
  return (
    <section className="curtain-block curtain-waits">
      <h3>{title}</h3>
      <p className="stage-hint">
        <RadioTower size={14} aria-hidden="true" /> {text}
      </p>
    </section>
  );
}
