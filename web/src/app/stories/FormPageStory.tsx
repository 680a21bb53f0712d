import { useRef } from 'react';
import { check } from '@/patterns/form/check';
import { choice } from '@/patterns/form/choice';
import { day } from '@/patterns/form/day';
import { FormPage } from '@/patterns/form/FormPage';
import type { Field } from '@/patterns/form/field';
import { segment } from '@/patterns/form/segment';
import { text } from '@/patterns/form/text';
import { toggle } from '@/patterns/form/toggle';
import { idField } from '@/trade/customer/idField';
import type { Region } from '@/trade/customer/RegionSheet';
import { region } from '@/trade/customer/region';
import { Note } from '@/ui/Note';
import { Steps } from '@/ui/Steps';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { operation } from '@/wire/operation';

interface Draft {
  name: string;
  certNo: string;
  job?: string;
  since: string;
  open: boolean;
  place?: Region;
  street: string;
  whose: 'own' | 'other';
  agreed: boolean;
}

const first: Draft = {
  name: '林晚舟',
  certNo: '110101199003077425',
  job: '2',
  since: '2016-02-31',
  open: false,
  street: '南京西路100号',
  whose: 'own',
  agreed: false,
};

const fields: readonly Field<Draft>[] = [
  { card: '本人', name: 'name', label: '姓名', kind: text() },
  { name: 'certNo', label: '身份证号', ...idField() },
  {
    name: 'job',
    label: '职业',
    kind: choice([
      { code: '1', name: '学生' },
      { code: '2', name: '教科文卫' },
    ]),
    below: () => <Note className="mt-3">以现在的工作为准。</Note>,
  },
  { name: 'since', label: '工作自', ...day('如 2016-01-02') },
  { name: 'open', label: '仍在职', kind: toggle, hint: '离职后再关闭', lacks: () => false },
  { card: '地址', name: 'place', label: '所在地区', kind: region, lacks: () => false },
  { name: 'street', label: '详细地址', kind: text(), unfinished: '至少写5个字' },
  {
    card: '收益归谁',
    name: 'whose',
    label: '收益归谁',
    kind: segment([
      { value: 'own', label: '归我本人' },
      { value: 'other', label: '归他人' },
    ]),
  },
  { name: 'agreed', label: '以上信息真实', short: '声明', kind: check() },
];

const save = operation<Draft, unknown>({ id: 'story', path: '/story' });

/** Mistakes at their fields; handed in, the server refuses the street first, and is lost then. */
export function FormPageStory() {
  const tries = useRef(0);
  async function refuse() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    tries.current += 1;
    if (tries.current > 1) throw new NetworkFailure('');
    throw new Refusal(90002, '内容含有无法识别的字符，请修改后重试', { field: 'street' });
  }
  return (
    <FormPage
      title="表单页"
      steps={
        <section className="hero">
          <Steps now={2} total={4} />
        </section>
      }
      fields={fields}
      first={first}
      before={refuse}
      submit={save}
      input={(draft) => draft}
      done={() => undefined}
      act="保存"
    />
  );
}
