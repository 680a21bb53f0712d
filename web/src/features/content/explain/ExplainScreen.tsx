import { useQuery } from '@tanstack/react-query';
import { TextReader } from '@/features/content/text/TextReader';
import { explainWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { readText } from '@/wire/gen/content';
import { FundDocs } from './FundDocs';
import { HelpList } from './HelpList';
import { NounReader } from './NounReader';

/** What something means: a fund, a term, a rule; without any of them, all there is to read. */
export default function ExplainScreen() {
  const { key, noun, fundCode, type } = useArgs('/explaindoc');
  if (fundCode) return <FundDocs fundCode={fundCode} first={type} />;
  if (noun) return <NounReader noun={noun} />;
  if (key) return <KeyReader text={key} />;
  return <HelpList />;
}

function KeyReader({ text: key }: { text: string }) {
  const text = useQuery(readText({ key }));
  return (
    <TextReader
      query={text}
      title={words.title}
      failed={words.failed}
      gone={words.gone}
      more={{ label: words.toHelp, to: to('/explaindoc') }}
    />
  );
}
