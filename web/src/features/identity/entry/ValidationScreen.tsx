import { useState } from 'react';
import { loginWords, validationWords as words } from '@/features/identity/words';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { confirmDevice } from '@/wire/gen/identity';
import { CertificateField, isCertificate } from './CertificateField';
import { EntryPage, FieldBlock } from './EntryPage';
import { useArrival } from './useArrival';

/** The second question of a login on a new device: the number of the certificate. */
export default function ValidationScreen() {
  const { sessionkey } = useArgs('/validation');
  const [certNo, setCertNo] = useState('');
  const arrive = useArrival();
  const confirm = useAction(confirmDevice, {
    silent: true,
    sessionKey: sessionkey,
    onDone: arrive,
  });
  const ready = isCertificate(certNo);
  return (
    <EntryPage
      title={words.title}
      sub={words.sub}
      start="close"
      other={{ label: loginWords.byCode, to: to('/loginNote') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) confirm.mutate({ certNo });
        }}
      >
        <FieldBlock>
          <CertificateField
            value={certNo}
            error={sentenceOf(confirm.error)}
            onChange={(next) => {
              setCertNo(next);
              if (confirm.isError) confirm.reset();
            }}
          />
        </FieldBlock>
        <Button wide type="submit" className="mt-5" disabled={!ready} loading={confirm.isPending}>
          {words.done}
        </Button>
      </form>
    </EntryPage>
  );
}
