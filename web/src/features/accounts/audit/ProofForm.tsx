import { useState } from 'react';
import { auditWords as words } from '@/features/accounts/words';
import { toast } from '@/lib/toast';
import type { PictureKind } from '@/trade/photo/photos';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { useAction } from '@/wire/action';
import { submitProof, updateProof } from '@/wire/gen/accounts';
import { PictureField } from './PictureField';

interface ProofFormProps {
  proofType: 'cert' | 'card';
  /** For a card: the number of its signing. */
  subject?: string;
  /** A failed proof that is handed in again. */
  serialNo?: string;
}

const KINDS: Record<ProofFormProps['proofType'], readonly [PictureKind, PictureKind]> = {
  cert: ['certFront', 'certBack'],
  card: ['card', 'certFront'],
};

/** Two photos for the manual audit. */
export function ProofForm({ proofType, subject, serialNo }: ProofFormProps) {
  const [files, setFiles] = useState<Partial<Record<PictureKind, string>>>({});
  const options = {
    loading: words.submitting,
    renewsFirst: true,
    onDone: () => toast.done(words.submittedToast),
  };
  const submit = useAction(submitProof, options);
  const update = useAction(updateProof, options);
  const labels = proofType === 'cert' ? words.certPictures : words.cardPictures;
  const fileIds = KINDS[proofType].map((kind) => files[kind]).filter((id) => id !== undefined);
  const ready = fileIds.length === 2;
  function send() {
    if (serialNo) update.mutate({ serialNo, fileIds });
    else submit.mutate({ proofType, subject, fileIds });
  }
  return (
    <Card title={words.uploadTitle}>
      <div className="grid grid-cols-2 gap-3">
        {KINDS[proofType].map((kind, at) => (
          <PictureField
            key={kind}
            kind={kind}
            label={labels[at] ?? ''}
            onUploaded={(fileId) => setFiles((now) => ({ ...now, [kind]: fileId }))}
          />
        ))}
      </div>
      <p className="mt-3 text-13 text-t2">{words.uploadHelp}</p>
      <Button
        wide
        className="mt-4"
        disabled={!ready}
        loading={submit.isPending || update.isPending}
        onClick={send}
      >
        {serialNo ? words.resubmit : words.submit}
      </Button>
      {!ready && <p className="mt-2 text-center text-13 text-t3">{words.both}</p>}
    </Card>
  );
}
