import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checks';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { Document, type Source } from './Document';
import { HoldsEnd } from './holdsEnd';
import { useReading } from './useReading';
import { readerWords as words } from './words.reader';

export interface Signing {
  /** What the customer declares by the box. */
  agree: ReactNode;
  /** The verb of the button. */
  act: string;
  /** How long it must still be read by the server's clock, when its answer came. */
  seconds: number;
  /** When that answer came, in milliseconds since 1970. */
  since_ms: number;
  loading: boolean;
  onSign: () => void;
}

interface ReaderProps {
  title: string;
  sub?: string;
  /** What follows the reading; nothing where it is only read. */
  sign?: Signing;
  children: ReactNode;
}

/** A page to read: DocumentSections and what stands between them, and the signature below. */
export function Reader({ title, sub, sign, children }: ReaderProps) {
  const nav = <NavBar title={title} sub={sub} end={<ReadAloud />} />;
  if (sign) {
    return (
      <Signed nav={nav} sign={sign}>
        {children}
      </Signed>
    );
  }
  return (
    <Page look="plain" nav={nav}>
      {children}
      <div className="h-6" />
    </Page>
  );
}

/** It can be signed once it has been read to its end, for as long as the server asks. */
function Signed(props: { nav: ReactNode; sign: Signing; children: ReactNode }) {
  const { nav, sign, children } = props;
  const [accepted, setAccepted] = useState(false);
  const { end, finished, left } = useReading(sign.seconds, sign.since_ms);
  const [held, hold] = useHolds();
  const read = finished && !held && left === 0;
  const lacks = held
    ? words.lastPage
    : !finished
      ? words.readOn
      : left > 0
        ? words.wait(left)
        : words.tick;
  return (
    <Page
      look="plain"
      nav={nav}
      foot={
        <BottomBar>
          <div className="flex-1">
            <p className="mb-2 text-center text-13 text-t2" aria-live="polite">
              {!accepted && lacks}
            </p>
            <Button wide disabled={!read || !accepted} loading={sign.loading} onClick={sign.onSign}>
              {sign.act}
            </Button>
          </div>
        </BottomBar>
      }
    >
      <HoldsEnd value={hold}>{children}</HoldsEnd>
      <div className="mt-4 px-5 pb-14">
        <Checkbox checked={accepted} disabled={!read} onChange={setAccepted}>
          {sign.agree}
        </Checkbox>
      </div>
      <div ref={end} className="h-px" />
    </Page>
  );
}

/** Whether a file on the page was not seen to its end yet. */
function useHolds() {
  const [count, setCount] = useState(0);
  const hold = useCallback((holds: boolean) => setCount((now) => now + (holds ? 1 : -1)), []);
  return [count > 0, hold] as const;
}

/** A part of what is read, under its heading. */
export function DocumentSection({ title, source }: { title: string; source: Source }) {
  return (
    <section className="px-5 pt-6 text-t2">
      <h2 className="text-17 strong text-t1">{title}</h2>
      <Document source={source} />
    </section>
  );
}
