import { ResultPage } from '@/patterns/ResultPage';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';

/** Done, with a sum, what is ahead, facts and two ways on. */
export function ResultStory() {
  return (
    <ResultPage
      bar="交易结果"
      tone="done"
      title="买入已受理"
      of="稳健增利债券A"
      sum={{ value: '1000.00', prefix: '¥' }}
      text="按11-24（周二）的净值成交"
      stepsTitle="接下来会发生什么"
      steps={[
        { state: 'done', title: '支付成功', date: '11-24 10:42' },
        { state: 'now', title: '确认份额', date: '11-25 周三', text: '当晚公布净值' },
        { state: 'later', title: '可赎回', date: '11-26 周四' },
      ]}
      facts={[
        ['手续费', '0.30元'],
        ['付款账户', '江汀银行 储蓄卡 0009'],
      ]}
      acts={
        <>
          <Button kind="outline">查看订单</Button>
          <Button wide>完成</Button>
        </>
      }
    />
  );
}

/** Decided on another day: nothing but words, a note and one way on. */
export function LaterStory() {
  return (
    <ResultPage
      tone="later"
      title="资料正在审核"
      of="身份证件"
      text="人工审核最多3个工作日，结果会显示在“我的”页"
      note={<Note tone="surface">审核期间可以先选基金，不能下单。</Note>}
      acts={<Button>先逛逛</Button>}
    />
  );
}

/** It did not come through, and why. */
export function FailedResultStory() {
  return (
    <ResultPage
      tone="warn"
      title="审核没有通过"
      of="银行卡"
      text="原因：照片看不清卡号，请在光线好的地方再拍一张"
      steps={[
        { state: 'done', title: '已提交资料', date: '11-20 09:12' },
        { state: 'failed', title: '审核没有通过', date: '11-23 16:05' },
      ]}
      acts={<Button wide>重新提交</Button>}
    />
  );
}
