import { BookOpen, CalendarCheck, UserPlus } from 'lucide-react';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { pointRules } from '@/wire/gen/rewards';
import type { Output } from '@/wire/operation';
import { pointsWords as words } from './words';

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The three ways in which points are earned. */
export function EarnCard({ rules }: { rules: Output<typeof pointRules> }) {
  const { signInPoints, readingPoints, readingDayLimit, invitePoints } = rules;
  return (
    <Card title={words.earn}>
      <Row
        icon={<CalendarCheck {...ICON} />}
        title={words.signIn}
        sub={words.signInSub}
        value={<Plus points={signInPoints} />}
      />
      <Row
        icon={<BookOpen {...ICON} />}
        title={words.reading}
        sub={words.readingSub(readingDayLimit)}
        value={<Plus points={readingPoints} />}
      />
      <Row
        icon={<UserPlus {...ICON} />}
        title={words.invite}
        sub={words.inviteSub}
        value={<Plus points={invitePoints} />}
      />
    </Card>
  );
}

function Plus({ points }: { points: number }) {
  return <span className="fig strong text-brand">{words.plus(points)}</span>;
}
