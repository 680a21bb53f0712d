import { ChartColumn, Eye, Hourglass, ReceiptText } from 'lucide-react';
import { TabBar } from '@/app/TabBar';
import { to } from '@/route/links';
import { findScreen } from '@/route/table';
import { Card } from '@/ui/Card';
import { Donut } from '@/ui/Donut';
import { Delta, Figure } from '@/ui/Figure';
import { IconButton } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { Sparkline } from '@/ui/Sparkline';

const LINE = [3, 3.4, 3.2, 4, 4.3, 4.1, 5.2, 5.6, 5.1, 6.3, 7.4, 7.9];

export function AssetStory() {
  const tabs = [to('/fundhome'), to('/myselectfund'), to('/asset'), to('/my')].map(findScreen);
  return (
    <Page look="wash" tabs>
      <div className="flex items-center justify-between px-5 pt-2">
        <h1 className="text-20 strong">财富</h1>
        <span className="flex">
          <IconButton label="收益">
            <ChartColumn size={22} strokeWidth={1.75} />
          </IconButton>
          <IconButton label="交易记录">
            <ReceiptText size={22} strokeWidth={1.75} />
          </IconButton>
        </span>
      </div>
      <div className="px-5 pb-5">
        <p className="flex items-center gap-2 text-13 text-t2">
          总资产（元） <Eye size={18} />
        </p>
        <Figure value="2327854.64" size={36} />
        <div className="mt-3 grid grid-cols-3 gap-3">
          {(
            [
              ['昨日收益 11-19', '1341.76'],
              ['持有收益', '108517.15'],
              ['累计收益', '146902.38'],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <div className="text-12 text-t2">{name}</div>
              <Delta value={value} size={15} />
            </div>
          ))}
        </div>
      </div>
      <Card>
        <Row
          icon={<Hourglass size={22} className="text-brand" />}
          title={
            <>
              在途资金 <Figure value="10000" />
            </>
          }
          sub="1笔买入待确认，11-23确认，未计入总资产"
          onClick={() => {}}
        />
      </Card>
      <Card title="近1月收益" more="收益日历" onMore={() => {}}>
        <div className="flex items-center justify-between">
          <div>
            <Delta value="12486.93" size={26} />
            <div className="text-13 text-t2">
              <Delta value="0.55" unit="%" size={13} />
              ，基准 <Delta value="0.31" unit="%" size={13} />
            </div>
          </div>
          <Sparkline values={LINE} width={130} height={48} />
        </div>
      </Card>
      <Card title="资产配置" more="资产分析" onMore={() => {}}>
        <Donut
          label="资产配置"
          caption="5类资产"
          title="稳健偏进取"
          parts={[
            { name: '公募基金', value: 35.2 },
            { name: '投顾组合', value: 13 },
            { name: '私募基金', value: 44.9 },
            { name: '现金', value: 5.9 },
            { name: '养老金', value: 1 },
          ]}
        />
      </Card>
      <TabBar tabs={tabs} now={findScreen(to('/asset'))} />
    </Page>
  );
}
