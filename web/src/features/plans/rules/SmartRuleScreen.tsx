import { useQuery } from '@tanstack/react-query';
import { ruleWords as words } from '@/features/plans/words.rules';
import { QueryPage } from '@/patterns/QueryPage';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { askPublic, quietly } from '@/wire/ahead';
import { planRules } from '@/wire/gen/plans';
import { RuleCard } from './RuleCard';

export function ahead() {
  askPublic(quietly(planRules, {}));
}

/** How a smart plan changes its amount: the ladders in force, each with an example. */
export default function SmartRuleScreen() {
  return (
    <QueryPage
      query={useQuery(quietly(planRules, {}))}
      nav={<NavBar title={words.title} />}
      failed={words.failed}
      bones={
        <div className="pt-3">
          <SkeletonRows rows={8} />
        </div>
      }
    >
      {({ list }) => (
        <div className="pt-3">
          <Card>
            <p>{words.what}</p>
          </Card>
          {list.map((rule) => (
            <RuleCard key={rule.rule} rule={rule} />
          ))}
          <Foot>
            {words.cut}
            {words.risk}
          </Foot>
        </div>
      )}
    </QueryPage>
  );
}
