import { belowWords as words } from '@/features/funds/words';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { FundDetail } from './FundHero';

const STARS = 5;

/** What agencies say, each with the years it looks back and its day. */
export function RatingCard({ ratings }: { ratings: FundDetail['ratings'] }) {
  return (
    <Card title={words.ratings}>
      {ratings.map(({ agency, years, date, stars }) => (
        <Row
          key={`${agency}${years}`}
          title={words.rating(agency, years)}
          sub={words.ratedOn(date)}
          value={
            <span className="nowrap text-gold" role="img" aria-label={words.stars(stars)}>
              {'★'.repeat(stars)}
              <span className="text-t3">{'☆'.repeat(Math.max(0, STARS - stars))}</span>
            </span>
          }
        />
      ))}
    </Card>
  );
}
