import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { Tag } from '@/ui/Tag';
import { type Cert, rangeOf } from './certState';
import type { ReadSoFar } from './renewal';
import { isSame, isSameName, maskedAs } from './sameness';
import { readWords as words } from './words.read';

interface ReadCardProps {
  cert: Cert;
  /** As the server shows it: 沈**. */
  custName: string | null | undefined;
  read: ReadSoFar;
}

/** What the photos say, beside what is on file: the same, new, or of somebody else. */
export default function ReadCard({ cert, custName, read }: ReadCardProps) {
  const { name, number, days, authority, address } = read;
  return (
    <Card title={words.read}>
      <div role="status">
        {name && (
          <Line label={words.name} value={name} wrong={!isSameName(name, custName)}>
            {isSameName(name, custName) ? words.same : words.otherName}
          </Line>
        )}
        {number && (
          <Line label={words.number} value={maskedAs(number)} wrong={!isSame(number, cert)}>
            {isSame(number, cert) ? words.same : words.otherNumber}
          </Line>
        )}
        {days && (
          <Line label={words.validity} value={<b>{rangeOf(days)}</b>} old={rangeOf(cert)}>
            <Tag tone="brand">{words.fresh}</Tag>
          </Line>
        )}
        {authority && <Line label={words.authority} value={authority} />}
        {address && <Line label={words.address} value={address} />}
      </div>
    </Card>
  );
}

interface LineProps {
  label: string;
  value: ReactNode;
  /** What it takes the place of. */
  old?: string;
  wrong?: boolean;
  children?: ReactNode;
}

function Line({ label, value, old, wrong, children }: LineProps) {
  return (
    <div className={clsx('cert-read', wrong && 'cert-doubt')}>
      <span className="text-13 text-t2">{label}</span>
      <span className="min-w-0 text-15">
        {value}
        {old && <s className="block text-13 text-t3">{old}</s>}
      </span>
      <span className={clsx('text-13', wrong ? 'text-warn' : 'cert-same text-t3')}>{children}</span>
    </div>
  );
}
