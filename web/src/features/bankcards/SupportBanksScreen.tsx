import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { BankRow } from '@/trade/card/BankRow';
import { banksWords as words } from '@/trade/card/words';
import { Card } from '@/ui/Card';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { banks } from '@/wire/gen/bankcards';

/** The banks whose debit cards pay, with their limits and when they rest. */
export default function SupportBanksScreen() {
  return (
    <QueryPage
      query={useQuery(banks())}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={4} />}
      failed={words.failed}
      empty={({ list }) =>
        list.length === 0 && (
          <Empty drawing={<CardDrawing />} title={words.none} text={words.noneText} />
        )
      }
    >
      {({ list }) => (
        <>
          <p className="px-5 py-3 text-13 text-t2">{words.rule}</p>
          <Card>
            {list.map((bank) => (
              <BankRow key={bank.bankCode} bank={bank} />
            ))}
          </Card>
          <Card>
            <Row title={words.mine} to={to('/bankCard')} />
          </Card>
          <Foot>{words.other}</Foot>
        </>
      )}
    </QueryPage>
  );
}
