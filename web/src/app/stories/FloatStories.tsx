import { ClockAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '@/lib/toast';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card, Inset } from '@/ui/Card';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Dialog } from '@/ui/Dialog';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';

export function SheetStory() {
  const [open, setOpen] = useState(true);
  const [card, setCard] = useState('6208');
  return (
    <Page nav={<NavBar title="买入" />}>
      <Card>
        <Button wide onClick={() => setOpen(true)}>
          选择付款方式
        </Button>
      </Card>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="选择付款方式"
        foot={
          <Button wide onClick={() => setOpen(false)}>
            使用江汀银行付款
          </Button>
        }
      >
        <RadioGroup label="付款方式" value={card} onChange={setCard}>
          <RadioRow
            value="6208"
            icon={<Avatar name="江" size={36} colour="#0F7490" />}
            title="江汀银行 储蓄卡 6208"
            sub="单笔5万，单日20万"
          />
          <RadioRow
            value="cash"
            icon={<Avatar name="宝" size={36} colour="#80551B" />}
            title="澄溪现金宝"
            sub="可用136,820.14元，再省15.99元"
          />
          <RadioRow
            value="1190"
            icon={<Avatar name="屿" size={36} colour="#5F687D" />}
            title="屿州银行 储蓄卡 1190"
            refusal="单笔上限1万元，不足本次金额"
          />
        </RadioGroup>
      </Sheet>
    </Page>
  );
}

export function AskStory() {
  const [open, setOpen] = useState(true);
  return (
    <Page nav={<NavBar title="赎回" />}>
      <Card>
        <Button wide onClick={() => setOpen(true)}>
          确认赎回
        </Button>
      </Card>
      <Dialog
        open={open}
        icon={<ClockAlert size={26} strokeWidth={1.75} />}
        title="现在赎回，多付71.20元"
        text="5,738.00份还差2个交易日就满180天，到11-24赎回可免赎回费。"
        confirm="等到11-24，提醒我"
        onConfirm={() => setOpen(false)}
        cancel="仍要现在赎回"
        onCancel={() => setOpen(false)}
      >
        <Inset>
          <KeyValues
            rows={[
              ['现在赎回到账', <b key="a">123,425.93</b>],
              ['11-24赎回，净值不变时', <b key="b">123,497.13</b>],
            ]}
          />
        </Inset>
      </Dialog>
    </Page>
  );
}

export function ToastStory() {
  useEffect(() => {
    toast.done('已加入自选', { label: '选择分组', onClick: () => {} });
  }, []);
  return (
    <Page nav={<NavBar title="轻提示" />}>
      <Card>
        <div className="flex flex-col gap-3">
          <Button wide kind="soft" onClick={() => toast.show('已复制')}>
            提示
          </Button>
          <Button wide kind="soft" onClick={() => toast.error('验证码不对，还可以试4次')}>
            错误
          </Button>
          <Button wide kind="soft" onClick={() => toast.loading('提交中')}>
            加载
          </Button>
          <Button wide kind="outline" onClick={toast.clear}>
            清除
          </Button>
        </div>
      </Card>
    </Page>
  );
}
