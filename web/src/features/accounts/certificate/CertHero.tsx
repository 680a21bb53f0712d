import clsx from 'clsx';
import { Hero } from '@/ui/Card';
import { type Cert, daysLeft, isLongTerm, lacksPhotosOnly } from './certState';
import { aroundWords as words } from './words.renewal';

/** From here on the day is said in amber, days. */
const SOON_DAYS = 30;

/** How long the certificate on file is good for, and what it does until then. */
export function CertHero({ cert, today }: { cert: Cert; today: string }) {
  const left = daysLeft(cert, today);
  const forever = isLongTerm(cert);
  const past = left < 0;
  return (
    <Hero>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <p className="text-13 text-t2">
            {forever ? words.onFile : past ? words.past : words.left}
          </p>
          {forever ? (
            <p className="text-26 strong">{words.longTerm}</p>
          ) : (
            <p className="num text-36 strong">{words.days(Math.abs(left))}</p>
          )}
        </div>
        {!forever && (
          <div className="pb-1 text-end">
            <p className="text-13 text-t2">{words.until}</p>
            <p className={clsx('num text-17 strong', left <= SOON_DAYS && 'text-warn')}>
              {cert.certExpire}
            </p>
          </div>
        )}
      </div>
      <p className="mt-1 text-13 text-t2">
        {forever || lacksPhotosOnly(cert) ? words.photosOnly : past ? words.ended : words.good}
      </p>
    </Hero>
  );
}
