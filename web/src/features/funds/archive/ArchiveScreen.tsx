/* once */
import { useQuery } from '@tanstack/react-query';
import { Terms } from '@/features/funds/managers/Terms';
import { inPercent, percent } from '@/lib/figures';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { foreignOf } from '@/trade/fund/currency';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { quietly } from '@/wire/ahead';
import { showArchive } from '@/wire/gen/funds';
import { Allocation } from './Allocation';
import { ArchiveBones } from './ArchiveBones';
import { ArchiveFacts } from './ArchiveFacts';
import { ArchiveHead } from './ArchiveHead';
import { ArchiveSection } from './ArchiveSection';
import { Dividends, isSplit } from './Dividends';
import { type Archive, whyNoIndustries, whyNoReport } from './figures';
import { Industries } from './Industries';
import { Positions } from './Positions';
import { type Section, SectionBar } from './SectionBar';
import { SizeBars } from './SizeBars';
import { archiveWords as words } from './words';
import '@/ui/chart/chart.css';
import '@/features/funds/report.css';
import './archive.css';

const SECTIONS: readonly Section[] = [
  { id: 'facts', label: words.facts },
  { id: 'sizes', label: words.sizes },
  { id: 'assets', label: words.allocationShort },
  { id: 'industries', label: words.industries },
  { id: 'keys', label: words.keys },
  { id: 'dividends', label: words.dividendsShort },
  { id: 'managers', label: words.managersShort },
];

/** What the reports of a fund tell, part by part, each of its day and beside the quarter before. */
export default function ArchiveScreen() {
  const { fundCode } = useArgs('/funddetail/archivesdetail');
  const archive = useQuery(quietly(showArchive, { fundCode }));
  return (
    <QueryPage
      query={archive}
      nav={(data) => (
        <NavBar
          title={words.title}
          sub={data ? `${data.fundInfoVo.fundName} ${fundCode}` : fundCode}
        />
      )}
      failed={words.failed}
      bones={<ArchiveBones />}
    >
      {(data) => <Report archive={data} fundCode={fundCode} />}
    </QueryPage>
  );
}

function Report({ archive, fundCode }: { archive: Archive; fundCode: string }) {
  const why = whyNoReport(archive);
  const { reportDate, earlierDate, fundKeyStockVoList: stocks } = archive;
  const { fundKeyBondVoList: bonds, fundIndustryAllocationVoList: industries } = archive;
  const day = reportDate ?? '';
  const sizesNote = words.sizesNote(foreignOf(archive.fundInfoVo));
  const noKeys = stocks.length + bonds.length === 0 && (why || words.noKeys);
  const paid = archive.fundDividendVoList.filter((one) => !isSplit(one)).length;
  return (
    <>
      <SectionBar sections={SECTIONS} />
      <ArchiveHead archive={archive} />
      <ArchiveFacts archive={archive} />
      <ArchiveSection
        id="sizes"
        title={words.sizes}
        day={sizesNote}
        why={archive.fundSizeRecordVoList.length === 0 ? why || words.noReport : ''}
      >
        <SizeBars sizes={archive.fundSizeRecordVoList} note={sizesNote} />
      </ArchiveSection>
      <ArchiveSection
        id="assets"
        title={words.allocation}
        day={reportDate}
        why={archive.fundAssetAllocationVoList.length === 0 ? why || words.noReport : ''}
      >
        <Allocation archive={archive} reportDate={day} />
      </ArchiveSection>
      <ArchiveSection
        id="industries"
        title={words.industries}
        day={reportDate}
        why={industries.length === 0 ? whyNoIndustries(archive) : ''}
      >
        <Industries archive={archive} reportDate={day} />
      </ArchiveSection>
      {noKeys ? (
        <ArchiveSection id="keys" title={words.keys} why={noKeys} />
      ) : (
        <div id="keys" className="section-of">
          {stocks.length > 0 && (
            <ArchiveSection
              id="stocks"
              title={words.stocks}
              day={words.together(day, percent(inPercent(archive.stockTotalPercent)))}
            >
              <Positions
                label={words.stocks}
                positions={stocks}
                earlierDate={earlierDate}
                left={archive.leftStockVoList}
              />
            </ArchiveSection>
          )}
          {bonds.length > 0 && (
            <ArchiveSection
              id="bonds"
              title={words.bonds}
              day={words.together(day, percent(inPercent(archive.bondTotalPercent)))}
            >
              <Positions label={words.bonds} positions={bonds} earlierDate={earlierDate} />
            </ArchiveSection>
          )}
        </div>
      )}
      <ArchiveSection
        id="dividends"
        title={words.dividends}
        day={paid > 0 ? words.dividendCount(paid) : undefined}
        why={archive.fundInfoVo.established ? '' : words.notEstablished}
      >
        <Dividends events={archive.fundDividendVoList} />
      </ArchiveSection>
      <Managers archive={archive} fundCode={fundCode} />
      <Foot>{words.foot}</Foot>
    </>
  );
}

function Managers({ archive, fundCode }: { archive: Archive; fundCode: string }) {
  const { fundManagerVoList: managers, fundProductHistoryNavVo: navs } = archive;
  return (
    <ArchiveSection
      id="managers"
      title={words.managers}
      day={navs && words.managersDay(navs.navDate)}
      why={managers.length === 0 ? words.noManagers : ''}
    >
      <Terms fundCode={fundCode} managers={managers} navDate={navs?.navDate} />
    </ArchiveSection>
  );
}
