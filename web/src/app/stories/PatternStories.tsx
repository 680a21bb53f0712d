import { toast } from '@/lib/toast';
import type { Asked } from '@/patterns/asked';
import { CardOf } from '@/patterns/CardOf';
import { confirm } from '@/patterns/confirm';
import { QueryPage } from '@/patterns/QueryPage';
import { answersAt } from '@/patterns/questionnaire/answers';
import { Questionnaire } from '@/patterns/questionnaire/Questionnaire';
import { DocumentSection, Reader } from '@/patterns/Reader';
import { ActBar } from '@/trade/form/ActBar';
import type { TradeStep } from '@/trade/form/step';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { NetworkFailure, Refusal } from '@/wire/failure';

const AT_MS = Date.parse('2026-11-24T10:42:00+08:00');

function asked<Data>(part: Partial<Asked<Data>>): Asked<Data> {
  const refetch = () => Promise.resolve();
  return { data: undefined, error: null, dataUpdatedAt: AT_MS, refetch, ...part };
}

/** Older data under its bar, and a card that did not come. */
export function QueryStory() {
  const list = asked({ data: ['稳健增利债券A', '中证红利指数A'], error: new NetworkFailure('') });
  return (
    <QueryPage query={list} nav={<NavBar title="一个回答的页" />}>
      {(names) => (
        <>
          <Card title="基金">
            {names.map((name) => (
              <Row key={name} title={name} />
            ))}
          </Card>
          <CardOf
            query={asked({ error: new NetworkFailure('') })}
            title="份额"
            failed="份额没有加载出来"
          >
            {() => null}
          </CardOf>
        </>
      )}
    </QueryPage>
  );
}

/** The bar of an order whose button has the longest words. */
export function ActBarStory() {
  return <WithActBar step={{ kind: 'sign', act: LONGEST }} />;
}

export function ActBarWaitsStory() {
  return <WithActBar step={{ kind: 'wait', act: LONGEST, why: '请先勾选“已阅读并同意”' }} />;
}

const LONGEST = '签署风险揭示书，继续买入';

function WithActBar({ step }: { step: TradeStep }) {
  return (
    <Page
      nav={<NavBar title="买入" />}
      foot={<ActBar label="合计付款" value="10000.00" prefix="¥" step={step} onAct={() => null} />}
    >
      <Card title="买入金额">10元起</Card>
    </Page>
  );
}

/** What the server said no to. */
export function RefusedStory() {
  const refusal = new Refusal(20031, '该持仓正在核对，11-25 9:00可看');
  return (
    <QueryPage query={asked({ error: refusal })} nav={<NavBar title="持仓详情" />}>
      {() => null}
    </QueryPage>
  );
}

export function ReaderStory() {
  const sign = { agree: '我已阅读并理解', act: '签署', seconds: 10, loading: false };
  return (
    <Reader
      title="风险揭示书"
      sub="稳健增利债券A"
      sign={{ ...sign, since_ms: Date.now(), onSign: () => toast.done('已签署') }}
    >
      <DocumentSection title="风险警示" source={{ paragraphs: ['基金净值会涨会跌。'] }} />
      <DocumentSection
        title="合同"
        source={{ text: '**第一条** 本基金不保本。\n\n- 申购\n- 赎回' }}
      />
    </Reader>
  );
}

const paper = {
  version: 1,
  questions: ['你打算投资多久', '可以接受哪些产品（可多选）'].map((content, at) => ({
    questionNo: at + 1,
    content,
    multiple: at === 1,
    options: ['一年以内', '一到三年', '三年以上'].map((text, index) => ({
      optionNo: 'ABC'.charAt(index),
      content: text,
    })),
  })),
};

export function QuestionnaireStory() {
  return (
    <Questionnaire
      nav={<NavBar title="问卷" plain />}
      paper={paper}
      seconds={20}
      saved={answersAt('tael.story')}
      submit={async () => {
        await confirm({ title: '已收到', text: '回到第1题看看', confirm: '好' });
        return 1;
      }}
      pending={false}
    />
  );
}

export function ConfirmStory() {
  async function ask() {
    const act = () => new Promise((resolve) => setTimeout(resolve, 800));
    const answer = await confirm({
      title: '撤单后退回1,000.00',
      confirm: '撤单',
      cancel: '先不撤',
      act,
    });
    toast.show(answer === undefined ? '没有选' : answer ? '已撤单' : '没有撤');
  }
  return (
    <QueryPage query={asked({ data: true })} nav={<NavBar title="确认" />}>
      {() => (
        <div className="p-4">
          <Button wide onClick={() => void ask()}>
            撤单
          </Button>
        </div>
      )}
    </QueryPage>
  );
}
