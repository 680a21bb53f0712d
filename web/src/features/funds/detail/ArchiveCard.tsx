import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { belowWords as words } from '@/features/funds/words';
import { inPercent } from '@/lib/figures';
import { to } from '@/route/links';
import { foreignOf } from '@/trade/fund/currency';
import { offeringWords } from '@/trade/fund/words';
import { Card } from '@/ui/Card';
import { Donut } from '@/ui/Donut';
import { KeyValues } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import type { components } from '@/wire/gen/funds';
import { showArchive } from '@/wire/gen/funds';
import { rateText } from './FeeCard';
import type { FundDetail } from './FundHero';

type Archive = components['schemas']['FundArchive'];
type View = 'assets' | 'industries' | 'keys';

/** Where the money is: kinds of assets, industries, largest positions, of the last report. */
export function ArchiveCard({ detail }: { detail: FundDetail }) {
  const archive = useQuery({
    ...showArchive({ fundCode: detail.head.fundCode }),
    staleTime: 600_000,
  });
  const { facts } = detail;
  return (
    <Card
      title={facts.offering ? offeringWords.facts : words.archive}
      more={archive.data?.reportDate ? words.reported(archive.data.reportDate) : words.wholeArchive}
      to={to('/funddetail/archivesdetail', { fundCode: detail.head.fundCode })}
    >
      {archive.data && <Positions archive={archive.data} currency={foreignOf(facts)} />}
      <KeyValues
        rows={[
          [words.fullName, facts.fullName],
          [words.company, facts.company || '--'],
          [words.custodian, facts.custodian || '--'],
          [words.established, facts.established ?? (facts.offering ? offeringWords.notYet : '--')],
          [words.benchmark, detail.benchmark || '--'],
        ]}
      />
    </Card>
  );
}

function Positions({ archive, currency }: { archive: Archive; currency: string }) {
  const keys = [...archive.fundKeyStockVoList, ...archive.fundKeyBondVoList];
  const choices = [
    { value: 'assets' as const, label: words.allocation, has: archive.fundAssetAllocationVoList },
    {
      value: 'industries' as const,
      label: words.industries,
      has: archive.fundIndustryAllocationVoList,
    },
    { value: 'keys' as const, label: words.holdings, has: keys },
  ].filter(({ has }) => has.length > 0);
  const [chosen, setView] = useState<View>('assets');
  const view = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
  if (!view) return null;
  return (
    <div className="mb-4">
      <Segment label={words.archive} choices={choices} value={view} onChange={setView} />
      <div className="mt-4">
        {view === 'assets' && (
          <Donut
            label={words.allocation}
            caption={archive.fundSizeStr ? `${words.netAssets} ${currency}`.trim() : undefined}
            title={archive.fundSizeStr && `${archive.fundSizeStr}亿`}
            parts={atMostSix(archive.fundAssetAllocationVoList)}
          />
        )}
        {view === 'industries' && <Parts parts={archive.fundIndustryAllocationVoList} />}
        {view === 'keys' && <Parts parts={keys} codes />}
      </div>
      <div className="rule" />
    </div>
  );
}

interface PartLine {
  name: string;
  ratio: string;
  code?: string;
  change?: string | null;
}

/** Names with their part of net assets, as a bar and a figure; bars are relative to the largest. */
function Parts({ parts, codes }: { parts: readonly PartLine[]; codes?: boolean }) {
  const most = Math.max(...parts.map(({ ratio }) => Number(ratio)), 0.0001);
  return (
    <ul className="m-0 list-none p-0">
      {parts.slice(0, 10).map(({ name, ratio, code, change }) => (
        <li key={code ?? name} className="grid grid-cols-[7em_1fr_auto] items-center gap-3 py-1.5">
          <span className="min-w-0 text-13">
            <span className="block clip">{name}</span>
          </span>
          <span className="meter">
            <i style={{ width: `${(Number(ratio) / most) * 100}%` }} />
          </span>
          <span className="text-end text-13">
            <b className="fig">{rateText(ratio)}</b>
            {codes && <span className="ms-2 text-12 text-t3">{changeText(change)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Against the quarter before. */
function changeText(change: string | null | undefined): string {
  if (change == null) return words.newPosition;
  const value = inPercent(change) ?? '';
  if (/^-?0*(\.0*)?$/.test(value)) return words.unchanged;
  return value.startsWith('-') ? words.reduced : words.added;
}

/** The five largest kinds and the rest. Values are for drawing only. */
function atMostSix(parts: readonly { name: string; ratio: string }[]) {
  const all = parts.map(({ name, ratio }) => ({ name, value: Number(ratio) }));
  if (all.length <= 6) return all;
  const rest = all.slice(5).reduce((sum, { value }) => sum + value, 0);
  return [...all.slice(0, 5), { name: words.rest, value: rest }];
}
