import { useState } from 'react';
import type { Host } from '@/lib/host';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { Button } from '@/ui/Button';
import { Segment } from '@/ui/Segment';
import { tell } from './frames';
import { note, phones, silent } from './phones';
import { useHostWords } from './words';

/** What the app's messages and posters lead to. */
const LINKS = [to('/asset'), to('/publicbuy', { fundCode: '031042' }), to('/marketList')];

/** Ends the frame's name: what the host is, or how the company sells there. */
export type Variant = '' | ' ios' | ' appOnly';

interface HostActsProps {
  host: Host;
  variant: Variant;
  onVariant: (variant: Variant) => void;
}

/** What the host tells its page, at a person's tap. */
export function HostActs({ host, variant, onVariant }: HostActsProps) {
  const words = useHostWords();
  return (
    <div className="host-acts">
      {host === 'native' && <AppActs host={host} />}
      {host === 'advisor' && <AppActs host={host} />}
      {host === 'advisor' && (
        <a
          className="button button-surface button-small"
          href="/demo/advisor"
          target="_blank"
          rel="noopener"
        >
          {words.customers}
        </a>
      )}
      {host === 'wechat' && <WeChatActs variant={variant} onVariant={onVariant} />}
      {host === 'browser' && (
        <Segment
          label={words.selling}
          choices={[
            { value: '', label: words.everywhere },
            { value: ' appOnly', label: words.appOnly },
          ]}
          value={variant}
          onChange={onVariant}
        />
      )}
    </div>
  );
}

function AppActs({ host }: { host: Host }) {
  const words = useHostWords();
  const [dark, setDark] = useState(false);
  const [locked, setLocked] = useState(false);
  const isSilent = useStore(silent).includes(host);
  const [light, shade] = words.look;
  const [lock, unlock] = words.lock;
  const [quiet, loud] = words.silent;
  function look() {
    setDark(!dark);
    tell(host, 'look', { theme: dark ? 'light' : 'dark', size: 'normal' });
  }
  function turnLock() {
    setLocked(!locked);
    tell(host, 'lock', { locked: !locked });
  }
  function turnSilent() {
    silent.set((all) => (isSilent ? all.filter((one) => one !== host) : [...all, host]));
  }
  return (
    <>
      <label className="host-links">
        {words.links}
        <select
          defaultValue=""
          onChange={({ target }) => tell(host, 'open', { path: target.value })}
        >
          <option value="" disabled hidden />
          {LINKS.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <Act onClick={look} label={dark ? light : shade} />
      {host === 'native' && <Act onClick={turnLock} label={locked ? unlock : lock} />}
      <Act onClick={turnSilent} label={isSilent ? loud : quiet} />
    </>
  );
}

function Act({ label, onClick }: { label: string | undefined; onClick: () => void }) {
  return (
    <Button small kind="surface" onClick={onClick}>
      {label}
    </Button>
  );
}

function WeChatActs({ variant, onVariant }: Omit<HostActsProps, 'host'>) {
  const words = useHostWords();
  const { card } = useStore(phones).wechat;
  const share = (act: string) => () => card && note('wechat', act, card.title, card);
  return (
    <>
      <Button small kind="surface" disabled={!card} onClick={share('toFriend')}>
        {words.toFriend}
      </Button>
      <Button small kind="surface" disabled={!card} onClick={share('toAll')}>
        {words.toAll}
      </Button>
      <Segment
        label={words.system}
        choices={[
          { value: '', label: words.android },
          { value: ' ios', label: words.ios },
        ]}
        value={variant}
        onChange={onVariant}
      />
      {!card && <span className="stage-hint">{words.shared}</span>}
    </>
  );
}
