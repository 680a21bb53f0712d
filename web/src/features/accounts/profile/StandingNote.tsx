import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Note } from '@/ui/Note';
import * as Mend from '@/wire/gen/codes/mend';
import { type Complete, lacksPhotos, missingOf } from './parts';
import { profileWords as words } from './words';

/** What bars from buying beside what is missing: the certificate, a bad record, others who trade. */
export function StandingNote({ complete }: { complete: Complete }) {
  if (complete.isComplete) return null;
  const ofCertificate = complete.mend === Mend.CertInfo;
  if (!ofCertificate && missingOf(complete).length > 0) return null;
  return (
    <Note tone="warn" className="mx-4 mb-3">
      <p>{complete.message}</p>
      {ofCertificate && (
        <Link to={to('/certInfo')} className="text-link mt-1 inline-block">
          {lacksPhotos(complete) ? words.toPhotos : words.toCertificate}
        </Link>
      )}
    </Note>
  );
}
