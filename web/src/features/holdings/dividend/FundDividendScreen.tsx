import { useQuery } from '@tanstack/react-query';
import { useStore } from '@/lib/store';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Card, Hero } from '@/ui/Card';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Bone, Shimmer, SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { isDecided } from '@/wire/failure';
import { heldDetail, profitSummary } from '@/wire/gen/holdings';
import { tradeRecords } from '@/wire/gen/orders';
import { HOLDING, ORDER } from '@/wire/gen/topics';
import { AnnouncedCard } from './AnnouncedCard';
import { DividendRow } from './DividendRow';
import { dividendsOf } from './records';
import { WayRow } from './WayRow';
import { recordWords as words } from './words.record';

/** The dividends that the customer got, of all funds or of one, and those that are announced. */
export default function FundDividendScreen() {
  const { fundCode } = useArgs('/fundDividen');
  const hidden = useStore(amountsHidden);
  const pages = usePages(
    tradeRecords,
    { fundCode, filter: 'dividend' },
    { after: ({ months }) => months.at(-1)?.records.at(-1)?.orderNo },
  );
  return (
    <QueryPage
      query={pages}
      also={HOLDING | ORDER}
      nav={<NavBar title={words.title} sub={fundCode} end={<HideEye />} />}
      bones={<SkeletonRows rows={4} />}
      failed={words.failed}
    >
      {(all) => {
        const dividends = dividendsOf(all);
        return (
          <>
            <Total fundCode={fundCode} hidden={hidden} />
            {fundCode && <AnnouncedCard fundCode={fundCode} />}
            {fundCode && <WayRow fundCode={fundCode} />}
            {dividends.length > 0 || pages.more ? (
              <Endless pages={pages}>
                {dividends.length > 0 && (
                  <Card className="py-0">
                    <ul className="m-0 list-none divide-y divide-line p-0">
                      {dividends.map((record) => (
                        <DividendRow
                          key={record.orderNo}
                          record={record}
                          nameless={fundCode !== undefined}
                          hidden={hidden}
                        />
                      ))}
                    </ul>
                  </Card>
                )}
              </Endless>
            ) : (
              <Empty drawing={<CardDrawing />} title={words.none} text={words.noneText} />
            )}
          </>
        );
      }}
    </QueryPage>
  );
}

/** All cash since the beginning, as the server sums it. */
function Total({ fundCode, hidden }: { fundCode: string | undefined; hidden: boolean }) {
  const ofAll = useQuery({ ...profitSummary(), enabled: !fundCode });
  const ofOne = useQuery({
    ...quietly(heldDetail, { fundCode: fundCode ?? '' }),
    enabled: !!fundCode,
  });
  const asked = fundCode ? ofOne : ofAll;
  // Of a fund that was never held there is no sum: what stands below says so.
  if (isDecided(asked.error)) return null;
  return (
    <Hero>
      <p className="text-13 text-t2">{words.total}</p>
      {asked.isPending ? (
        <Shimmer>
          <Bone w={132} h={44} />
        </Shimmer>
      ) : (
        <Figure value={asked.data?.dividends} size={36} hidden={hidden} />
      )}
      <p className="mt-1 text-12 text-t3">{words.totalText}</p>
    </Hero>
  );
}
