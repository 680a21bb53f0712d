import type { ReactNode } from 'react';
import { useBackCloses } from '@/route/useBackCloses';
import { AmountKeypad, typeAmount } from '@/ui/Keypad';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { RulesLink } from './RulesLink';
import { formWords as words } from './words';

interface TradePageProps {
  title: string;
  fund: { fundCode: string; fundName: string };
  /** Why the fund takes no such orders now; empty when it does. */
  closed: string;
  typed: string;
  /** The keypad is up. */
  typing: boolean;
  /** What is typed will do. */
  typedWell: boolean;
  onType: (typed: string) => void;
  onTyped: () => void;
  /** Stands in the place of the form while another thing is to be known first. */
  instead?: ReactNode;
  /** The bar at the foot while the keypad is down. */
  bar: ReactNode;
  children: ReactNode;
}

/** The frame of buying and redeeming: the fund in the bar, the keypad or the button at the foot. */
export function TradePage(props: TradePageProps) {
  const { title, fund, closed, typed, onType, onTyped, bar, instead, children } = props;
  const typing = props.typing && !instead;
  useBackCloses(typing, onTyped);
  const keypad = (
    <footer className="keypad-dock">
      <AmountKeypad
        act={words.next}
        actDisabled={!props.typedWell}
        onAct={onTyped}
        onHide={onTyped}
        onKey={(key) => onType(typeAmount(typed, key))}
      />
    </footer>
  );
  return (
    <Page
      nav={
        <NavBar
          title={title}
          sub={`${fund.fundName} ${fund.fundCode}`}
          end={<ReadAloud otherwise={<RulesLink fundCode={fund.fundCode} />} />}
        />
      }
      foot={!instead && (typing ? keypad : bar)}
    >
      {instead}
      {!instead && closed && (
        <Note tone="warn" className="mx-4 mt-3">
          {closed}
        </Note>
      )}
      {!instead && children}
    </Page>
  );
}
