import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Switch } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { mailMonthly } from '@/wire/gen/statements';
import type { Statements } from './periods';
import { statementsWords as words } from './words';

/** Whether each month's statement is mailed; without an e-mail, the way to one. */
export function MonthlyCard({ statements: { monthly, email } }: { statements: Statements }) {
  const set = useAction(mailMonthly, {
    onDone: ({ monthly: on }) => toast.done(on ? words.on : words.off),
  });
  // What was asked for a moment ago stands here before the page has been renewed.
  const shown = set.data?.monthly ?? monthly;
  if (!email) {
    return (
      <Card>
        <Row title={words.monthly} sub={words.monthlyLater} value={words.fill} to={to('/email')} />
      </Card>
    );
  }
  return (
    <Card>
      <Row
        title={words.monthly}
        sub={words.monthlyTo(email)}
        value={
          <Switch
            label={words.monthly}
            checked={shown}
            disabled={set.isPending}
            onChange={(on) => set.mutate({ monthly: on })}
          />
        }
      />
    </Card>
  );
}
