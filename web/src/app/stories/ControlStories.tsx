import { useState } from 'react';
import { Button, TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox, RadioGroup, RadioRow, Switch } from '@/ui/Checks';
import { Chip, Chips } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import { Tabs } from '@/ui/Tabs';

const PERIODS = ['近1月', '近3月', '近6月', '近1年', '近3年'].map((label) => ({
  value: label,
  label,
}));
const KINDS = ['业绩榜', '热销榜', '定投榜', '稳健榜'].map((label) => ({ value: label, label }));

export function ControlsStory() {
  const [kind, setKind] = useState('业绩榜');
  const [period, setPeriod] = useState('近1年');
  const [chip, setChip] = useState('公募 4');
  return (
    <Page
      nav={<NavBar title="按钮、选择" end={<TextButton onClick={() => {}}>交易规则</TextButton>} />}
      foot={
        <BottomBar>
          <Button kind="outline" wide>
            再买一笔
          </Button>
          <Button wide>查看持仓</Button>
        </BottomBar>
      }
    >
      <Card>
        <Tabs label="榜单" choices={KINDS} value={kind} onChange={setKind} />
        <div className="mt-2">
          <Segment label="期间" choices={PERIODS} value={period} onChange={setPeriod} />
        </div>
        <div className="mt-4">
          <Chips>
            {['公募 4', '组合 1', '私募 1', '现金', '养老'].map((name) => (
              <Chip key={name} on={name === chip} onClick={() => setChip(name)}>
                {name}
              </Chip>
            ))}
          </Chips>
        </div>
      </Card>
      <Card title="按钮">
        <div className="flex flex-col gap-3">
          <Button wide>确认买入 ¥20,000</Button>
          <Button wide loading>
            确认买入 ¥20,000
          </Button>
          <Button wide disabled>
            还差3.00元到起购金额
          </Button>
          <Button kind="soft" wide>
            定投
          </Button>
          <Button kind="outline" wide>
            清空筛选
          </Button>
          <Button kind="quiet" wide>
            仍要现在赎回
          </Button>
          <div className="flex gap-3">
            <Button small>买入</Button>
            <Button small kind="soft">
              去更新
            </Button>
            <Button small kind="outline">
              撤单
            </Button>
          </div>
        </div>
      </Card>
    </Page>
  );
}

export function FormStory() {
  const [name, setName] = useState('林知夏');
  const [number, setNumber] = useState('11010519491231002');
  const [agreed, setAgreed] = useState(false);
  const [card, setCard] = useState('6208');
  const [on, setOn] = useState(true);
  return (
    <Page nav={<NavBar title="实名认证" sub="第1步，共4步" />}>
      <Card>
        <Input label="姓名" value={name} onChange={setName} />
        <Input
          label="身份证号"
          value={number}
          onChange={setNumber}
          error="身份证号是18位，还差1位"
          maxLength={18}
        />
        <Input
          label="手机号"
          value=""
          onChange={() => {}}
          placeholder="银行预留手机号"
          inputMode="tel"
          end={<TextButton onClick={() => {}}>获取验证码</TextButton>}
        />
        <Row title="免密小额" value={<Switch label="免密小额" checked={on} onChange={setOn} />} />
        <Row title="已关闭" value={<Switch label="已关闭" checked={false} onChange={() => {}} />} />
      </Card>
      <Card title="付款方式">
        <RadioGroup label="付款方式" value={card} onChange={setCard}>
          <RadioRow value="6208" title="江汀银行 储蓄卡 6208" sub="单笔5万，单日20万" />
          <RadioRow value="cash" title="澄溪现金宝" sub="可用136,820.14元" />
          <RadioRow
            value="1190"
            title="屿州银行 储蓄卡 1190"
            refusal="单笔上限1万元，不足本次金额"
          />
        </RadioGroup>
      </Card>
      <div className="px-5">
        <Checkbox checked={agreed} onChange={setAgreed}>
          已阅读并同意<span className="text-brand">《基金合同》《招募说明书》</span>等4份文件
        </Checkbox>
      </div>
    </Page>
  );
}
