import { useState } from 'react';
import { sentenceOf } from '@/api/failure';
import { confirmDevice } from '@/api/gen/identity';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useArgs } from '@/app/navigation';
import { idNumberFault, typedIdNumber } from '@/features/accounts/idNumber';
import { Button } from '@/ui/Button';
import { Input } from '@/ui/Input';
import { EntryPage, FieldBlock } from './EntryPage';
import { useArrival } from './useArrival';
import { loginWords, validationWords as words } from './words';

/** The second question of a login on a new device: the number of the certificate. */
export default function ValidationScreen() {
  const { sessionkey } = useArgs('/validation');
  const [certNo, setCertNo] = useState('');
  const arrive = useArrival();
  const confirm = useAction(confirmDevice, {
    silent: true,
    sessionKey: sessionkey,
    onDone: (answer) => void arrive(answer),
  });
  const fault = idNumberFault(certNo);
  const whole = certNo.length === 18;
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
          if (whole && !fault) confirm.mutate({ certNo });
        }}
      >
        <FieldBlock>
          <Input
            label={words.field}
            bare
            value={certNo}
            placeholder={words.field}
            hint={words.hint}
            maxLength={18}
            error={fault ? words.wrong : sentenceOf(confirm.error)}
            onChange={(text) => {
              setCertNo(typedIdNumber(text));
              if (confirm.isError) confirm.reset();
            }}
          />
        </FieldBlock>
        <Button
          wide
          type="submit"
          className="mt-5"
          disabled={!whole || fault !== null}
          loading={confirm.isPending}
        >
          {words.done}
        </Button>
      </form>
    </EntryPage>
  );
}
