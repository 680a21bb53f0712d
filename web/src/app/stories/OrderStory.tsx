import { CircleCheck } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Card, Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PromiseLine } from '@/ui/PromiseLine';
import { Tag } from '@/ui/Tag';

export function OrderStory() {
  return (
    <Page nav={<NavBar title="交易详情" />}>
      <Hero>
        <div className="flex items-center gap-2">
          <Tag tone="brand">买入</Tag>砚北中证红利指数A
          <span className="text-13 text-t3">008512</span>
        </div>
        <p className="mt-3 text-13 text-t2">确认份额（份）</p>
        <div className="flex items-center justify-between">
          <Figure value="7222.74" size={36} />
          <span className="flex items-center gap-1 text-brand strong">
            <CircleCheck size={18} />
            交易成功
          </span>
        </div>
      </Hero>
      <Card title="进度">
        <PromiseLine
          steps={[
            {
              state: 'done',
              title: '提交申请',
              date: '11-17 15:08',
              text: '江汀银行 储蓄卡 6208 付款',
            },
            { state: 'done', title: '付款成功', date: '11-17 15:08', text: '由支付渠道返回，2秒' },
            {
              state: 'now',
              title: '等待确认',
              date: '11-19 09:00前',
              text: '15:00前可以撤单，款项原路退回',
              acts: (
                <Button small kind="soft">
                  撤单
                </Button>
              ),
            },
            { state: 'later', title: '看盈亏', date: '11-19 晚' },
            { state: 'later', title: '可以赎回', date: '11-20' },
          ]}
        />
      </Card>
      <Card title="没有成功的">
        <PromiseLine
          steps={[
            { state: 'done', title: '提交申请', date: '11-17 15:08' },
            {
              state: 'failed',
              title: '付款没有成功',
              date: '11-17 15:09',
              text: '银行卡余额不足，没有扣款',
            },
          ]}
        />
      </Card>
    </Page>
  );
}
