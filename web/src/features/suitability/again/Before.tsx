import { useQuery } from '@tanstack/react-query';
import { Card, Hero } from '@/ui/Card';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { type riskQuestions, type riskResult, tradeRiskMatch } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { LastResultCard } from '../LastResultCard';
import { useLevels } from '../useLevels';
import { againWords as words } from './words';

interface BeforeProps {
  questionnaire: Output<typeof riskQuestions>;
  result: Output<typeof riskResult>;
  fundCode: string | undefined;
}

/** What a customer reads before the questions: why, how, and how often he may. */
export function Before({ questionnaire, result, fundCode }: BeforeProps) {
  const { questions, estimatedSeconds } = questionnaire;
  const rules = useLevels().data;
  return (
    <>
      <Hero className="rounded-card mx-4 mt-3 p-4">
        <p className="text-13 text-t2">{words.hero}</p>
        <p className="mt-1 text-26 strong">{words.size(questions.length, estimatedSeconds)}</p>
      </Hero>
      {fundCode && <WantedCard fundCode={fundCode} />}
      <LastResultCard result={result} />
      <Card title={words.how}>
        {words.steps.map(([title, text]) => (
          <Row key={title} title={title} sub={text} />
        ))}
      </Card>
      {rules && <Foot>{words.triesNote(rules.testsADay, rules.testsAYear)}</Foot>}
    </>
  );
}

/** The fund that the customer wanted, beside his level. */
function WantedCard({ fundCode }: { fundCode: string }) {
  const { data } = useQuery(tradeRiskMatch({ fundCode, ca: false, actionType: 'buy' }));
  const fund = data?.funds[0];
  if (!data || !fund) return null;
  return (
    <Card title={words.wanted}>
      <p className="strong">{fund.fundName}</p>
      <p className="mt-1 text-13 text-t2">{data.description}</p>
    </Card>
  );
}
