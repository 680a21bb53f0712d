import { CalendarSync, CreditCard, ReceiptText, ShieldAlert } from 'lucide-react';
import { Avatar } from '@/ui/Avatar';
import { Card, Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { IconButton, NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Foot, Page } from '@/ui/Page';
import { KeyValues, Row } from '@/ui/Row';
import { Sparkline } from '@/ui/Sparkline';
import { Steps } from '@/ui/Steps';
import { Tag } from '@/ui/Tag';

const LINE = [1, 1.2, 1.1, 1.5, 1.4, 1.9, 1.7, 2.2, 2.1, 2.6];

export function PartsStory() {
  return (
    <Page
      nav={
        <NavBar
          title="澄溪远见成长混合A"
          sub="016823"
          end={
            <IconButton label="交易记录" count={3}>
              <ReceiptText size={22} strokeWidth={1.75} />
            </IconButton>
          }
        />
      }
    >
      <Hero>
        <div className="flex items-end justify-between">
          <div>
            <Delta value="38.62" unit="%" size={36} />
            <div className="text-13 text-t2">近1年涨跌幅</div>
          </div>
          <div className="flex gap-5 text-end">
            <div>
              <Delta value="1.23" unit="%" size={20} />
              <div className="text-13 text-t2">日涨跌</div>
            </div>
            <div>
              <Figure value="2.4817" places={4} size={20} />
              <div className="text-13 text-t2">净值 11-19</div>
            </div>
          </div>
        </div>
        <div className="mt-4 flex gap-2">
          <Tag tone="brand">混合型·偏股</Tag>
          <Tag tone="warn">R4 中高风险</Tag>
          <Tag tone="gold">五年期五星</Tag>
        </div>
      </Hero>
      <Card title="我的" more="更多" onMore={() => {}}>
        <Row icon={<ReceiptText size={22} />} title="交易记录" value="1笔在途" onClick={() => {}} />
        <Row
          icon={<CalendarSync size={22} />}
          title="我的定投"
          value="3个进行中"
          onClick={() => {}}
        />
        <Row icon={<CreditCard size={22} />} title="银行卡" value="2张" onClick={() => {}} />
      </Card>
      <Card>
        <Row
          icon={<Avatar name="江汀银行" size={36} colour="#0F7490" />}
          title="江汀银行 储蓄卡 6208"
          sub="单笔5万，单日20万"
          onClick={() => {}}
        />
      </Card>
      <Card title="业绩榜">
        <Row
          title="听松半导体主题混合C"
          sub={
            <span className="flex gap-2">
              017285 <Tag>混合型</Tag>
              <Tag>R5</Tag>
            </span>
          }
          value={
            <>
              <Sparkline values={LINE} />
              <span>
                <Delta value="46.08" unit="%" size={17} />
                <span className="block text-12 text-t3">
                  日 <Delta value="-2.45" unit="%" size={13} />
                </span>
              </span>
            </>
          }
        />
      </Card>
      <Card title="订单">
        <KeyValues
          rows={[
            ['订单号', '2026111700481926'],
            ['确认单号', 'TA20261119000731'],
          ]}
        />
        <div className="mt-4 flex flex-col gap-2">
          <Note>尾差0.00402份（约0.01元）按基金合同归入基金财产。</Note>
          <Note tone="brand">距15:00还有27分52秒，现在买入按今日净值</Note>
          <Note tone="warn" icon={<ShieldAlert size={18} />}>
            身份证12-18到期，更新后才能继续买入
          </Note>
          <Note tone="gold">私募基金仅向合格投资者展示</Note>
        </div>
        <div className="mt-4">
          <Steps now={2} total={4} />
        </div>
      </Card>
      <Foot>过往业绩不预示未来表现，市场有风险，投资需谨慎</Foot>
    </Page>
  );
}

export function FigureStory() {
  return (
    <Page nav={<NavBar title="数字" />}>
      <Card title="大小">
        {([36, 26, 20, 17, 15, 13] as const).map((size) => (
          <Row
            key={size}
            title={`${size}`}
            value={
              <span className="flex items-baseline gap-4">
                <Figure value="2327854.64" size={size} />
                {size < 26 && <Delta value="-1036.92" size={size} />}
              </span>
            }
          />
        ))}
      </Card>
      <Card title="状态">
        <Row title="上涨" value={<Delta value="108517.15" size={17} />} />
        <Row title="下跌" value={<Delta value="-7.86" unit="%" size={17} />} />
        <Row title="不变" value={<Delta value="0.00" unit="%" size={17} />} />
        <Row title="隐藏" value={<Delta value="1341.76" size={17} hidden />} />
        <Row title="没有" value={<Delta value={null} size={17} />} />
        <Row title="净值" value={<Figure value="2.4817" places={4} size={17} />} />
        <Row title="金额" value={<Figure value="123425.93" prefix="¥" size={17} />} />
      </Card>
    </Page>
  );
}
