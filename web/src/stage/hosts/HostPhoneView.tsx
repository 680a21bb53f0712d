import { ChevronLeft, Ellipsis, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Host } from '@/lib/host';
import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { useScale } from '../useScale';
import { connect, openIn, tell } from './frames';
import { HostActs, type Variant } from './HostActs';
import { change, phones } from './phones';
import { useHostWords } from './words';

/** A phone with its edge, in its own pixels. */
const SIZE: [number, number] = [414, 808];

interface HostPhoneViewProps {
  host: Host;
  /** Where its page begins. */
  first: string;
}

/** One phone: the host's own bar, the app below it in a frame, and what a person may do outside of it. */
export function HostPhoneView({ host, first }: HostPhoneViewProps) {
  const words = useHostWords();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(place, SIZE);
  const phone = useStore(phones)[host];
  const [variant, setVariant] = useState<Variant>('');
  // Another variant is another frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame changes with it
  useEffect(() => (frame.current ? connect(host, frame.current) : undefined), [host, variant]);
  function reopen() {
    change(host, { closed: false });
    openIn(host, first);
  }
  return (
    <section className="host" aria-label={words.names[host]}>
      <h2>{words.names[host]}</h2>
      <p className="stage-hint">{words.hints[host]}</p>
      <div className="host-place" ref={place}>
        <div className="host-phone" style={{ '--host-scale': scale } as React.CSSProperties}>
          <div className="host-body" data-host={host}>
            <HostBar host={host} />
            <iframe
              key={variant}
              ref={frame}
              name={`tael-host:${host}${variant}`}
              title={words.names[host]}
              src={first}
            />
            {phone.closed && (
              <div className="host-closed">
                <p>{words.closed}</p>
                <Button small onClick={reopen}>
                  {words.reopen}
                </Button>
              </div>
            )}
          </div>
        </div>
      </div>
      <HostActs host={host} variant={variant} onVariant={setVariant} />
    </section>
  );
}

function HostBar({ host }: { host: Host }) {
  const words = useHostWords();
  const { title, path } = useStore(phones)[host];
  if (host === 'browser') {
    return (
      <div className="host-bar">
        <span className="host-address">{`tael.test${path}`}</span>
      </div>
    );
  }
  const Menu = host === 'wechat' ? Ellipsis : X;
  return (
    <div className="host-bar">
      <button type="button" aria-label={words.back} onClick={() => back(host)}>
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <b>{title}</b>
      <button
        type="button"
        aria-label={host === 'wechat' ? words.menu : words.close}
        onClick={() => host !== 'wechat' && change(host, { closed: true })}
      >
        <Menu size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

function back(host: Host) {
  if (host === 'wechat') window.history.back();
  else tell(host, 'back', {});
}
