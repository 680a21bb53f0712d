import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { AmountInput } from '@/ui/AmountInput';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { CodeInput, PasswordKeypad } from '@/ui/CodeInput';
import { Delta, Figure } from '@/ui/Figure';
import { AmountKeypad, KeypadDock, typeAmount } from '@/ui/Keypad';
import { Logo } from '@/ui/Logo';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { PatternLock } from '@/ui/PatternLock';
import { FlatPromiseLine } from '@/ui/PromiseLine';
import { Sheet } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';

export function AmountStory() {
  const [value, setValue] = useState('20000');
  const [open, setOpen] = useState(true);
  return (
    <Page
      nav={<NavBar title="买入" sub="澄溪远见成长混合A 016823" />}
      foot={
        open && (
          <KeypadDock>
            <AmountKeypad
              act="下一步"
              actDisabled={!value}
              onAct={() => setOpen(false)}
              onHide={() => setOpen(false)}
              onKey={(key) => setValue((now) => typeAmount(now, key))}
            />
          </KeypadDock>
        )
      }
    >
      <Card title="买入金额" end={<span className="text-13 text-t2">10元起，单日限100万</span>}>
        <AmountInput
          label="买入金额"
          value={value}
          open={open}
          onOpen={() => setOpen(true)}
          onClear={() => setValue('')}
          placeholder="10元起"
        />
        <div className="mt-4">
          <Chips>
            {['1000', '5000', '10000', '20000'].map((quick) => (
              <Chip key={quick} on={quick === value} onClick={() => setValue(quick)}>
                {Number(quick).toLocaleString('en')}
              </Chip>
            ))}
          </Chips>
        </div>
        <hr className="rule" />
        <div className="flex items-center justify-between text-13 text-t2">
          <span>
            申购费 <Tag tone="brand">1折</Tag>
          </span>
          <span>
            <s>0.80%</s> <b className="text-t1">0.08%</b>
          </span>
        </div>
        <div className="mt-2 flex items-baseline justify-between">
          <span className="text-17 strong">
            约<Figure value="15.99" size={17} />元
          </span>
          <span className="text-13 text-t2">原价158.73元</span>
        </div>
      </Card>
      <Card>
        <FlatPromiseLine
          steps={[
            { state: 'now', date: '今天15:00前', title: '还有27分52秒' },
            { state: 'later', date: '11-23 周一', title: '确认份额' },
            { state: 'later', date: '11-24 周二', title: '可以赎回' },
          ]}
        />
      </Card>
    </Page>
  );
}

export function CodeStory() {
  const [code, setCode] = useState('407');
  return (
    <Page look="wash" nav={<NavBar plain start="close" />}>
      <div className="px-6 pt-7">
        <Logo />
        <h1 className="mt-5 text-26 strong">输入验证码</h1>
        <p className="mt-1 mb-6 text-t2">已发送到 +86 138****6021</p>
        <CodeInput label="验证码" value={code} onChange={setCode} onDone={() => {}} />
        <p className="my-3 text-13 text-t2">
          没收到？<b className="text-t1">42</b>秒后可重发
        </p>
        <Note tone="surface" icon={<ShieldCheck size={18} strokeWidth={1.75} />}>
          我们不会打电话索要验证码，请勿告诉他人。
        </Note>
      </div>
    </Page>
  );
}

export function PasswordStory() {
  const [code, setCode] = useState('12');
  return (
    <Page nav={<NavBar title="买入" />}>
      <Sheet open title="输入密码" onClose={() => setCode('')}>
        <p className="mb-4 text-center text-t2">
          买入 <Figure value="20000" prefix="¥" size={17} />
        </p>
        <PasswordKeypad label="密码" value={code} onChange={setCode} onDone={() => {}} />
      </Sheet>
    </Page>
  );
}

export function PatternStory() {
  const [drawn, setDrawn] = useState<number[]>([]);
  const wrong = drawn.length > 0 && drawn.length < 4;
  return (
    <Page look="wash" nav={<NavBar title="手势密码" plain />}>
      <p className="mt-6 mb-6 text-center text-t2">
        {wrong ? '至少连接4个点，请重画' : '画出新的手势'}
      </p>
      <PatternLock label="手势" onDraw={setDrawn} wrong={wrong} />
      <p className="mt-6 text-center text-13 text-t3">
        <Delta value={null} /> {drawn.map((node) => node + 1).join(' ')}
      </p>
    </Page>
  );
}
