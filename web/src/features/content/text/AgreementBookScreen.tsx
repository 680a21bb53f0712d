import { useQuery } from '@tanstack/react-query';
import { bookWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { fundAgreements, readText } from '@/wire/gen/content';
import { LetterReader } from './LetterReader';
import { PoliciesScreen } from './PoliciesScreen';
import { TextReader } from './TextReader';

const MORE = { label: words.all, to: to('/policy') };

/** The risk letter of a fund, a document of a fund, or an agreement by its key. */
export default function AgreementBookScreen() {
  const { type, fundCode, version } = useArgs('/agreementbook');
  if (fundCode && (!type || type === 'risk-disclosure')) {
    return <LetterReader fundCode={fundCode} />;
  }
  if (fundCode && type) return <FundBook fundCode={fundCode} type={type} />;
  if (type) return <Book type={type} version={version ?? ''} />;
  return <PoliciesScreen />;
}

function Book({ type, version }: { type: string; version: string }) {
  const text = useQuery(readText({ key: type, version }));
  return (
    <TextReader
      query={text}
      title={text.data?.title ?? words.title}
      failed={words.failed}
      gone={words.gone}
      more={MORE}
      agreement
    />
  );
}

/** A fund's own document; of a type that it has none of, the company's text. */
function FundBook({ fundCode, type }: { fundCode: string; type: string }) {
  const all = useQuery(fundAgreements({ fundCode }));
  const own = all.data?.list.find(({ key }) => key === type);
  if (all.data && !own) return <Book type={type} version="" />;
  return (
    <TextReader
      query={{ ...all, data: own }}
      title={own?.title ?? words.title}
      sub={fundCode}
      failed={words.failed}
      gone={words.gone}
      more={MORE}
      agreement
    />
  );
}
