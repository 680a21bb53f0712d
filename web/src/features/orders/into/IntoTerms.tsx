import { AgreementLine } from '@/trade/form/AgreementLine';
import { MatchNote } from '@/trade/form/MatchNote';
import type { Into } from './intoState';

interface IntoTermsProps {
  into: Into;
  /** Marks of the accepted documents. */
  accepted: readonly string[];
  onAccept: (accepted: readonly string[]) => void;
}

/** What a purchase demands, asked for with the redemption: the documents, and how the fund suits. */
export default function IntoTerms({ into, accepted, onAccept }: IntoTermsProps) {
  const { target, agreements } = into;
  return (
    <>
      {into.capNote && (
        <p className="mx-4 mb-3 text-13 text-warn" role="note">
          {into.capNote}
        </p>
      )}
      <AgreementLine
        fundCode={target.fundCode}
        agreements={agreements}
        accepted={accepted}
        onAccept={onAccept}
      />
      <MatchNote pre={{ ...into, fundCode: target.fundCode }} />
    </>
  );
}
