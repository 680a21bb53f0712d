import { inPercent, percent } from '@/lib/figures';
import { foreignOf } from '@/trade/fund/currency';
import { Hero } from '@/ui/Card';
import { type Archive, changeText, reportName, shareOfStocks } from './figures';
import { archiveWords as words } from './words';

/** Size with its day, the parts that matter beside it, and what changed since the quarter before. */
export function ArchiveHead({ archive }: { archive: Archive }) {
  const stocks = shareOfStocks(archive);
  const { fundKeyStockVoList: keyStocks, fundKeyBondVoList: keyBonds, reportDate } = archive;
  const text = changeText(archive);
  const sizeDay = archive.fundSizeRecordVoList[0]?.day ?? reportDate;
  return (
    <Hero>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="fig figure-36">
            {archive.fundSizeStr || '--'}
            {archive.fundSizeStr && (
              <span className="figure-cents">
                {words.hundredMillion}
                {foreignOf(archive.fundInfoVo)}
              </span>
            )}
          </p>
          <p className="text-13 text-t2">{sizeDay ? words.sizeOf(sizeDay) : words.size}</p>
        </div>
        <div className="flex gap-5 text-end">
          {stocks && <Side label={words.stocksShare} value={stocks.ratio} />}
          {keyStocks.length > 0 ? (
            <Side label={words.firstTen} value={archive.stockTotalPercent} />
          ) : (
            keyBonds.length > 0 && <Side label={words.firstFive} value={archive.bondTotalPercent} />
          )}
        </div>
      </div>
      {text && <p className="mt-3 text-15">{text}</p>}
      {reportDate && (
        <p className="mt-2 text-12 text-t3">
          {archive.publishedDate
            ? words.report(reportName(reportDate), archive.publishedDate)
            : reportName(reportDate)}
        </p>
      )}
    </Hero>
  );
}

function Side({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className="fig figure-20">{percent(inPercent(value), 1)}</p>
      <p className="text-13 text-t2 nowrap">{label}</p>
    </div>
  );
}
