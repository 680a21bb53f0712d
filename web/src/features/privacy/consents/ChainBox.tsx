import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { instantTime } from '@/lib/days';
import type { Consents } from '@/trade/consent/consents';
import { ServiceIcon } from '@/trade/customer/ServiceIcon';
import { keepFile, keepsFiles } from '@/trade/file/keepFile';
import { TextButton } from '@/ui/Button';
import { Inset } from '@/ui/Card';
import { useAction } from '@/wire/action';
import { consentChain } from '@/wire/gen/privacy';
import { consentsWords as words } from './words';

/** Whether the records are as they were written, computed anew for this visit. */
export function ChainBox({ consents }: { consents: Consents }) {
  const { entries, head, lastAt, brokenAt } = consents;
  const fetch = useAction(consentChain, {
    onDone: (chain) => {
      const text = JSON.stringify(chain, null, 2);
      const file = new Blob([text], { type: 'application/json' });
      void keepFile(file, `consents-${chain.custNo}.json`, words.downloaded);
    },
  });
  const whole = brokenAt == null;
  const Icon = whole ? ShieldCheck : ShieldAlert;
  return (
    <div className="mt-3">
      <Inset>
        <div className="flex items-start gap-2 text-13">
          <Icon size={18} className={whole ? 'text-t2' : 'text-warn'} aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <p className={whole ? undefined : 'text-warn'}>
              {entries === 0 ? words.none : whole ? words.whole(entries) : words.broken(brokenAt)}
            </p>
            {lastAt && (
              <p className="text-t3">
                <span className="block">{words.last(instantTime(lastAt))}</span>
                <span className="block">{words.head(shortened(head))}</span>
              </p>
            )}
          </div>
          {!whole && <ServiceIcon />}
          {entries > 0 && (
            <span className="shrink-0">
              <TextButton
                disabled={fetch.isPending}
                onClick={() => keepsFiles() && fetch.mutate({})}
              >
                {words.download}
              </TextButton>
            </span>
          )}
        </div>
      </Inset>
    </div>
  );
}

/** 7f3c 2b90…a91e */
function shortened(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}…${hash.slice(-4)}`;
}
