import { textWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { ArticleText } from '@/trade/article/ArticleText';
import { More } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { type TextPage, Versions } from './Versions';

interface TextBodyProps {
  page: TextPage;
  /** An agreement: its version counts, and which one the customer agreed to. */
  agreement?: boolean;
}

/** A text with what counts about it: since when, which version, what was agreed to. */
export function TextBody({ page, agreement }: TextBodyProps) {
  const { key, title, text, terms, version, effectiveOn, versions, signed } = page;
  const [now] = versions;
  const past = now !== undefined && now.version !== version;
  return (
    <article className="px-5 pt-2 pb-4 text-15 text-t2">
      <h2 className="text-20 strong text-t1">{title}</h2>
      <p className="mt-2 text-13 text-t3">
        {agreement && words.inForce(version, effectiveOn)}
        {!agreement && now && words.published(effectiveOn)}
        {signed && <span className="block">{words.signed(signed.version, signed.signedOn)}</span>}
      </p>
      {past && (
        <Note tone="warn" className="mt-4">
          <b className="strong">{words.past}</b>
          <p>{words.pastText(now.version)}</p>
          <More label={words.seeNow} to={to('/agreementbook', { type: key })} />
        </Note>
      )}
      <div className="mt-3">
        <ArticleText text={text} terms={terms} />
      </div>
      {agreement && versions.length > 0 && <Versions page={page} />}
    </article>
  );
}
