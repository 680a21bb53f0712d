import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { Closing } from './obstacles';
import { closingWords as words } from './words';

/** What is lost, what ends at once, what at the end, and what stays until when. */
export function TermsCards({ closing }: { closing: Closing }) {
  const { lost, endsNow, endsLater, stays, days } = closing;
  return (
    <>
      {lost.length > 0 && (
        <Card title={words.lost}>
          {lost.map(({ title, text }) => (
            <Row key={title} title={title} sub={text} />
          ))}
        </Card>
      )}
      <Card title={words.now}>
        <Lines texts={endsNow} />
      </Card>
      <Card title={words.later(days)}>
        <Lines texts={endsLater} />
      </Card>
      <Card title={words.stays}>
        {stays.map(({ title, why, until }) => (
          <Row key={title} title={title} sub={why} value={until} />
        ))}
      </Card>
      <Card>
        <Row title={words.take} sub={words.takeText} to={to('/myData')} />
      </Card>
    </>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <Row key={text} title={text} />);
}
