import { useQuery } from '@tanstack/react-query';
import { agreementWords as words } from '@/features/orders/words';
import { QueryFailed } from '@/patterns/QueryFailed';
import { Button } from '@/ui/Button';
import { Markdown } from '@/ui/Markdown';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
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
  return (
    <Sheet
      open={agreement !== null}
      title={agreement?.title ?? ''}
      onClose={onClose}
      foot={
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {agreement && <Text key={agreement.id} id={agreement.id} fundCode={fundCode} />}
    </Sheet>
  );
}

function Text({ id, fundCode }: { id: string; fundCode: string }) {
  const asked = useQuery(documentOf(fundCode, id));
  if (asked.data) {
    return (
      <div className="pb-4 text-t2">
        <Markdown text={asked.data.text} />
      </div>
    );
  }
  if (asked.isError) {
    return (
      <QueryFailed
        cause={asked.error}
        title={words.textFailed}
        onRetry={() => void asked.refetch()}
      />
    );
  }
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 pb-4">
        {['100%', '92%', '97%', '60%', '94%', '88%', '45%'].map((width) => (
          <Bone key={width} w={width} />
        ))}
      </div>
    </Shimmer>
  );
}
