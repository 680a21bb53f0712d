import { emptyRealName, realNameDraft } from '@/features/accounts/drafts';
import type { CertificateReading } from '@/trade/photo/photos';
import { photoWords as words } from '@/trade/photo/words';
import { Card } from '@/ui/Card';
import { readSoFar, withReading } from './certificateDraft';
import { PhotoBox } from './PhotoBox';
import { useReadsPhotos } from './useReadsPhotos';

/** Both sides of the certificate as photos that fill the form below; typing is always possible. */
export function CertificatePhotos() {
  const { reads } = useReadsPhotos();
  if (!reads) return null;
  function fill(reading: CertificateReading): number {
    const next = withReading(realNameDraft.get() ?? emptyRealName, readSoFar.get(), reading);
    realNameDraft.set(next.draft);
    readSoFar.set(next.read);
    return next.filled;
  }
  return (
    <Card title={words.title} end={<span className="text-13 text-t3">{words.optional}</span>}>
      <div className="grid grid-cols-2 gap-3">
        <PhotoBox side="certFront" onRead={fill} />
        <PhotoBox side="certBack" onRead={fill} />
      </div>
      <p className="mt-3 text-13 text-t3">{words.privacy}</p>
    </Card>
  );
}
