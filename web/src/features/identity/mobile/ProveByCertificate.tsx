import { useState } from 'react';
import { CertificateField, isCertificate } from '@/features/identity/entry/CertificateField';
import { EntryPage, FieldBlock } from '@/features/identity/entry/EntryPage';
import { PasswordField } from '@/features/identity/password/PasswordField';
import { Button } from '@/ui/Button';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { verifyCertificate, verifyPassword } from '@/wire/gen/identity';
import type { ProofProps } from './ProveByCode';
import { telWords as words } from './words.mobile';

/** Who has lost the mobile proves himself with the certificate number and the password. */
export function ProveByCertificate({ onBack, onProved }: ProofProps) {
  const [certNo, setCertNo] = useState('');
  const [password, setPassword] = useState('');
  const begin = useAction(verifyCertificate, {
    silent: true,
    onDone: ({ sessionkey }) => onProved(sessionkey),
  });
  const unlock = useAction(verifyPassword, {
    silent: true,
    onDone: () => begin.mutate({ certNo }),
  });
  const ready = isCertificate(certNo) && password !== '';
  return (
    <EntryPage title={words.certificateTitle} sub={words.certificateSub} onBack={onBack}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) unlock.mutate({ password });
        }}
      >
        <FieldBlock>
          <CertificateField
            value={certNo}
            error={sentenceOf(begin.error)}
            onChange={(next) => {
              setCertNo(next);
              if (begin.isError) begin.reset();
            }}
          />
          <PasswordField
            label={words.password}
            kind="current"
            bare
            value={password}
            placeholder={words.password}
            error={unlock.isPending ? undefined : sentenceOf(unlock.error)}
            onChange={(text) => {
              setPassword(text);
              if (unlock.isError) unlock.reset();
            }}
          />
        </FieldBlock>
        <Button
          wide
          type="submit"
          className="mt-5"
          disabled={!ready}
          loading={unlock.isPending || begin.isPending}
        >
          {words.next}
        </Button>
      </form>
    </EntryPage>
  );
}
