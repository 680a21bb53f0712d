import { skipToken, useQuery } from '@tanstack/react-query';
import { agreementWords as words } from '@/features/orders/words.documents';
import { ReaderSheet } from '@/patterns/ReaderSheet';
import { documentOf } from './documents';

interface Agreement {
  id: string;
  title: string;
}

interface AgreementSheetProps {
  fundCode: string;
  /** Null while none is open. */
  agreement: Agreement | null;
  onClose: () => void;
}

/** A document of an order, to read. */
export function AgreementSheet({ fundCode, agreement, onClose }: AgreementSheetProps) {
  const { queryFn, ...query } = documentOf(fundCode, agreement?.id ?? '');
  const asked = useQuery({ ...query, queryFn: agreement ? queryFn : skipToken });
  return (
    <ReaderSheet
      open={agreement !== null}
      title={agreement?.title ?? ''}
      query={asked}
      failed={words.textFailed}
      done={words.done}
      onClose={onClose}
    />
  );
}
