import { useQuery } from '@tanstack/react-query';
import { amount, inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { sourceText } from '@/trade/form/PaySources';
import type { CashAccount } from '@/trade/form/paySource';
import { formWords } from '@/trade/form/words';
import { Button } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { KeyValues, Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { quoteFees, showFund } from '@/wire/gen/funds';
import { cashAccounts } from '@/wire/gen/orders';
import { token } from '@/wire/session';
import { EXAMPLE, fillIn, payable } from './example';
import { payFreeWords as words } from './words';

const BONES = (
  <Shimmer>
    <Bone h={120} />
  </Shimmer>
);

/** The customer's money funds, and what a purchase that one of them pays costs; a stranger has none. */
export function SavingCard({ fundCode }: { fundCode: string }) {
  const isCustomer = useStore(token) !== null;
  return isCustomer ? (
    <OwnSaving fundCode={fundCode} />
  ) : (
    <Example fundCode={fundCode} accounts={[]} />
  );
}

function OwnSaving({ fundCode }: { fundCode: string }) {
  const accounts = useQuery(cashAccounts({ fundCode }));
  return (
    <>
      <CardOf query={accounts} title={words.own} bones={BONES} failed={words.ownFailed}>
        {(found) => <OwnFunds accounts={found.accounts} />}
      </CardOf>
      {accounts.data && <Example fundCode={fundCode} accounts={accounts.data.accounts} />}
    </>
  );
}

function OwnFunds({ accounts }: { accounts: readonly CashAccount[] }) {
  const hidden = useStore(amountsHidden);
  const go = useGo();
  if (accounts.length === 0) {
    return (
      <>
        <p className="m-0 text-t2">{words.none}</p>
        <Button wide kind="soft" className="mt-3" onClick={() => go(to('/fundlist'))}>
          {words.find}
        </Button>
      </>
    );
  }
  return accounts.map((account) => (
    <Row
      key={`${account.fundCode} ${account.tradeAcco}`}
      title={account.fundName}
      sub={
        account.usable
          ? hidden
            ? formWords.card(account.bankName, account.tail)
            : sourceText(account)
          : account.reason
      }
      to={to('/assetDetails', { fundCode: account.fundCode })}
    />
  ));
}

interface ExampleProps {
  fundCode: string;
  accounts: readonly CashAccount[];
}

/** With what the customer could pay now; else with a round sum. */
function Example({ fundCode, accounts }: ExampleProps) {
  const hidden = useStore(amountsHidden);
  const paid = payable(accounts);
  const sum = paid?.amount ?? EXAMPLE;
  const quote = useQuery(quoteFees({ fundCode, amount: sum, holdDays: 365 }));
  const fund = useQuery(showFund({ fundCode }));
  const go = useGo();
  const name = fund.data?.head.fundName ?? fundCode;
  const own = hidden && paid !== undefined;
  return (
    <CardOf query={quote} title={words.example} bones={BONES} failed={words.exampleFailed}>
      {({ purchase }) =>
        purchase ? (
          <>
            <p className="mt-0 mb-3 text-t2">
              {paid ? words.with(name, own ? '****' : amount(sum)) : words.if(name, amount(sum))}
            </p>
            <p className="m-0 text-13 text-t2">{words.saved}</p>
            <p className="m-0">
              <Figure value={purchase.saved} size={26} unit={words.yuan} hidden={own} />
            </p>
            <div className="mt-3">
              <KeyValues
                rows={[
                  [words.list, <Figure key="l" value={purchase.listFee} size={13} hidden={own} />],
                  [words.paid, <Figure key="p" value={purchase.fee} size={13} hidden={own} />],
                  [words.rate, rates(purchase)],
                ]}
              />
            </div>
            <Note className="mt-3">{words.honest}</Note>
            {paid && (
              <Button
                wide
                className="mt-3"
                onClick={() => {
                  fillIn(fundCode, paid);
                  go(to('/publicbuy', { fundCode }));
                }}
              >
                {words.buy(paid.source.fundName)}
              </Button>
            )}
          </>
        ) : (
          <p className="m-0 text-t2">{words.noFee}</p>
        )
      }
    </CardOf>
  );
}

function rates({ rate, listRate }: { rate?: string | null; listRate?: string | null }) {
  if (!rate) return words.fixed;
  const paid = percent(inPercent(rate));
  return (
    <>
      {paid} {listRate && listRate !== rate && <s>{percent(inPercent(listRate))}</s>}
    </>
  );
}
