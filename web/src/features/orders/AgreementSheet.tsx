import { useQuery } from '@tanstack/react-query';
import { riskNotice } from '@/api/gen/suitability';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/Empty';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { knowledge } from './knowledge';
import { paragraphsOf } from './reading';
import { agreementWords as words } from './words';

/** The one document that the suitability room keeps; the others lie in the content room. */
const RISK_DISCLOSURE = 'risk-disclosure';

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
  const isNotice = id === RISK_DISCLOSURE;
  const notice = useQuery({ ...riskNotice({ fundCode }), enabled: isNotice });
  const text = useQuery({ ...knowledge({ key: id, fundCode }), enabled: !isNotice });
  const asked = isNotice ? notice : text;
  const paragraphs = isNotice ? notice.data?.paragraphs : paragraphsOf(text.data?.content ?? '');
  if (asked.isError) return <ErrorState title={words.textFailed} onRetry={asked.refetch} />;
  if (!asked.data) return <TextBones />;
  return (
    <div className="pb-4">
      {paragraphs?.map((line) => (
        <p key={line} className="mb-3 text-t2">
          {line}
        </p>
      ))}
    </div>
  );
}

function TextBones() {
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
