import { useState } from 'react';
import { linkWords as words } from '@/features/pension/words.link';
import { toast } from '@/lib/toast';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { intoSight } from '@/ui/intoSight';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { refusedWith } from '@/wire/failure';
import { linkPension } from '@/wire/gen/pension';

/** The bank finds no account of the person. */
const NO_ACCOUNT = 31001;
/** The certificate was never checked. */
const NOT_CERTIFIED = 31004;

/** Links the pension account: its consent first, then the password; the bank finds the account. */
export default function LinkPensionScreen() {
  return (
    <Consenting purpose="pension">
      <LinkPension />
    </Consenting>
  );
}

function LinkPension() {
  const [asking, setAsking] = useState(false);
  const go = useGo();
  const { fundCode } = useArgs('/pension/link');
  const link = useAction(linkPension, {
    silent: true,
    renewsFirst: true,
    onDone: (_, { shown }) => {
      toast.done(words.done);
      const next = fundCode ? to('/pension/buy', { fundCode }) : to('/pension');
      if (shown) go(next, { replace: true });
    },
  });
  const { error } = link;
  const none = refusedWith(error, NO_ACCOUNT);
  const uncertified = refusedWith(error, NOT_CERTIFIED);
  function run() {
    link.mutate(
      {},
      {
        onError: (cause) => {
          // What another place mends is said on the page.
          if (refusedWith(cause, NO_ACCOUNT) || refusedWith(cause, NOT_CERTIFIED)) setAsking(false);
        },
      },
    );
  }
  return (
    <Page
      nav={<NavBar title={words.title} />}
      foot={
        <BottomBar>
          <Button wide loading={link.isPending && !asking} onClick={() => setAsking(true)}>
            {none ? words.again : words.act}
          </Button>
        </BottomBar>
      }
    >
      {none && (
        <div ref={intoSight} role="alert">
          <Card title={words.noAccount} className="mt-3">
            <p className="text-13 text-t2">{words.noAccountText}</p>
            <p className="mt-3 strong">{words.how}</p>
            <ol className="mt-1 mb-0 list-decimal ps-5 text-t2">
              {words.howSteps.map((step) => (
                <li key={step} className="py-1">
                  {step}
                </li>
              ))}
            </ol>
          </Card>
        </div>
      )}
      {uncertified && (
        <Note tone="warn" className="mx-4 mt-3">
          <span role="alert">{words.notCertified}</span>{' '}
          <Link to={to('/realname')} className="strong underline">
            {words.certify}
          </Link>
        </Note>
      )}
      <Card title={words.askText} className={none ? undefined : 'mt-3'}>
        <KeyValues rows={words.facts} />
      </Card>
      <PasswordSheet
        open={asking}
        act={words.confirm}
        busy={link.isPending}
        cause={none || uncertified ? null : error}
        onVerified={run}
        onClose={() => setAsking(false)}
      >
        <p className="text-17 strong">{words.ask}</p>
        <p className="mt-1 text-13 text-t2">{words.askText}</p>
      </PasswordSheet>
    </Page>
  );
}
