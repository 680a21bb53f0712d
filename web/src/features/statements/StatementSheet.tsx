import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { keepBase64, keepsFiles } from '@/trade/file/keepFile';
import { Button } from '@/ui/Button';
import { Delta, Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import * as MailState from '@/wire/gen/codes/mail-state';
import { mailStatementOf, statementFile } from '@/wire/gen/statements';
import { periodName, type StatementPeriod } from './periods';
import { statementsWords as words } from './words';
import { sheetWords } from './words.sheet';

interface StatementSheetProps {
  of: StatementPeriod;
  /** Masked; none without a confirmed one. */
  email: string | undefined;
  hidden: boolean;
  onClose: () => void;
}

/** From what to what the assets went in a period, and the paper of it. */
export default function StatementSheet({ of, email, hidden, onClose }: StatementSheetProps) {
  const { period, begin, netIn, profit, end, isOpen } = of;
  return (
    <Sheet
      open
      onClose={onClose}
      title={periodName(period)}
      foot={<Acts period={period} email={email} />}
    >
      <KeyValues
        rows={[
          [words.begin, <Figure key="begin" value={begin} hidden={hidden} />],
          [`+ ${words.netIn}`, <Figure key="in" value={netIn} hidden={hidden} />],
          [`+ ${words.profit}`, <Delta key="profit" value={profit} hidden={hidden} />],
        ]}
      />
      <div className="mt-2 border-t border-line flex items-baseline justify-between pt-3">
        <span className="strong">{`= ${isOpen ? words.now : words.end}`}</span>
        <Figure value={end} size={20} hidden={hidden} />
      </div>
      <p className="mt-4 text-13 text-t2">{sheetWords.explain}</p>
      <p className="text-13 text-t2">{sheetWords.transit}</p>
      <p className="text-13 text-t2">{sheetWords.pdf}</p>
    </Sheet>
  );
}

function Acts({ period, email }: Pick<StatementSheetProps, 'email'> & { period: string }) {
  const go = useGo();
  const file = useAction(statementFile, {
    onDone: ({ fileName, content }) => void keepBase64(content, 'application/pdf', fileName),
  });
  const mail = useAction(mailStatementOf, {
    onDone: ({ email: at, state }) =>
      toast.done(state === MailState.Taken ? sheetWords.mailed(at) : sheetWords.mailing(at)),
  });
  return (
    <div className="flex gap-3">
      <Button
        kind="outline"
        className="flex-1"
        loading={mail.isPending}
        onClick={() => (email ? mail.mutate({ period }) : go(to('/email')))}
      >
        {email ? sheetWords.mail : sheetWords.noEmail}
      </Button>
      <Button
        className="flex-1"
        loading={file.isPending}
        onClick={() => keepsFiles() && file.mutate({ period })}
      >
        {sheetWords.download}
      </Button>
    </div>
  );
}
