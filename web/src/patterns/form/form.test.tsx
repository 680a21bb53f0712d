import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { visit } from '@/route/history';
import { call } from '@/wire/call';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { operation } from '@/wire/operation';
import { endSession } from '@/wire/session';
import ConfirmHost from '../ConfirmHost';
import { check } from './check';
import { choice } from './choice';
import { keptDraft } from './draft';
import { FormPage } from './FormPage';
import type { Field } from './field';
import { text } from './text';
import type { FormOptions } from './useForm';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));
const server = vi.mocked(call);

interface Draft {
  name: string;
  job?: string;
  street: string;
  agreed: boolean;
  school: string;
}

const first: Draft = { name: '', street: '', agreed: false, school: '' };
const save = operation<Draft, { id: number }>({ id: 'save', path: '/save' });

const fields: readonly Field<Draft>[] = [
  {
    name: 'name',
    label: '姓名',
    kind: text(),
    fault: (name) => (/\d/.test(name) ? '不能有数字' : undefined),
  },
  {
    card: '工作',
    name: 'job',
    label: '职业',
    kind: choice([
      { code: '1', name: '学生' },
      { code: '2', name: '教师' },
    ]),
  },
  { name: 'school', label: '学校', kind: text(), when: ({ job }) => job === '1' },
  {
    name: 'street',
    label: '地址',
    kind: text(),
    lacks: (street) => street.length < 5,
    unfinished: '至少5个字',
    wire: 'address.street',
  },
  { name: 'agreed', label: '以上都是真的，我签字', short: '声明', kind: check() },
];

const whole: Draft = { ...first, name: '林晚舟', job: '2', street: '东长安街1号', agreed: true };

type Part = Partial<FormOptions<Draft, Draft, { id: number }>>;

function show(part: Part = {}) {
  const done = vi.fn();
  render(
    <>
      <FormPage
        title="资料"
        act="保存"
        fields={fields}
        first={first}
        submit={save}
        input={(draft) => draft}
        done={done}
        {...part}
      />
      <ConfirmHost />
    </>,
  );
  return { user: userEvent.setup(), done };
}

const submitButton = () => screen.getByRole('button', { name: '保存' });
const here = () => window.location.pathname;

beforeEach(() => {
  server.mockReset();
  visit('/fundhome');
  visit('/email');
});

it('says what is missing in the order of the page, and leads there', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: '还差：姓名' }));
  expect(screen.getByLabelText('姓名')).toHaveFocus();
  await user.keyboard('林晚舟');
  expect(screen.getByText('还差：职业')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^职业/ }));
  await user.click(await screen.findByRole('radio', { name: '学生' }));
  // What is asked for under a condition only is missing only then.
  expect(screen.getByText('还差：学校')).toBeVisible();
  await user.type(screen.getByLabelText('学校'), '一中');
  await user.type(screen.getByLabelText('地址'), '东长安街1号');
  expect(submitButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '还差：声明' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.queryByText(/还差/)).toBeNull();
  expect(submitButton()).toBeEnabled();
});

it('says at once what typing on cannot make right, and what is unfinished when it is left', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('姓名'), '林1');
  expect(screen.getByLabelText('姓名')).toHaveAccessibleDescription('不能有数字');
  const street = screen.getByLabelText('地址');
  await user.type(street, '长安');
  expect(street).not.toHaveAccessibleDescription();
  await user.tab();
  expect(street).toHaveAccessibleDescription('至少5个字');
  await user.type(street, '街1号');
  expect(street).not.toHaveAccessibleDescription();
});

it('hands in what was typed, once, and tells what came of it', async () => {
  let finish = (_: { id: number }) => {};
  server.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { user, done } = show({ first: whole });
  await user.dblClick(submitButton());
  finish({ id: 7 });
  await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 7 }, { shown: true }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.click(submitButton());
  expect(server.mock.calls.map(([, input]) => input)).toEqual([whole]);
});

it('does first what comes before, and hands in nothing where that is refused', async () => {
  server.mockResolvedValue({ id: 7 });
  const before = vi.fn().mockRejectedValueOnce(new Refusal(11001, '密码错误'));
  const { user, done } = show({ first: whole, before });
  await user.click(submitButton());
  expect(await screen.findByText('密码错误')).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  await user.click(submitButton());
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(before).toHaveBeenCalledTimes(2);
});

it('says a refusal at the field that the server names, until that is changed', async () => {
  const data = { field: 'address.street', reason: '这一项的格式不对' };
  server.mockRejectedValue(new Refusal(90002, '地址里有认不出的字', data));
  const { user } = show({ first: whole });
  await user.click(submitButton());
  const street = screen.getByLabelText('地址');
  await waitFor(() => expect(street).toHaveFocus());
  expect(street).toHaveAccessibleDescription('地址里有认不出的字');
  expect(screen.queryByText('没有提交成功')).toBeNull();
  await user.type(screen.getByLabelText('姓名'), '舟');
  expect(street).toBeInvalid();
  await user.type(street, '院');
  expect(street).not.toBeInvalid();
});

it('says a refusal of nothing in particular below the form, and a lost answer as such', async () => {
  server.mockRejectedValueOnce(new Refusal(12001, '请先实名认证'));
  server.mockRejectedValueOnce(new NetworkFailure(''));
  const { user } = show({ first: whole });
  await user.click(submitButton());
  expect(await screen.findByText('请先实名认证')).toBeVisible();
  await user.click(submitButton());
  expect(await screen.findByText('没有等到答复')).toBeVisible();
  expect(screen.getByLabelText('地址')).toHaveValue(whole.street);
});

it('lets nobody leave what was typed without a question', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('姓名'), '林');
  await user.click(screen.getByRole('button', { name: '返回' }));
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  expect(here()).toBe('/email');
  expect(screen.getByLabelText('姓名')).toHaveValue('林');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '返回' }));
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(here()).toBe('/fundhome'));
});

it("asks at the phone's way back each time, and leaves when it is told to", async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('姓名'), '林');
  for (const time of [1, 2]) {
    await waitFor(() => expect(window.history.state.over).toBe(1));
    window.history.back();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog'), `${time}`).toBeNull());
    expect(here()).toBe('/email');
  }
  await waitFor(() => expect(window.history.state.over).toBe(1));
  window.history.back();
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(here()).toBe('/fundhome'));
});

it('asks at a link, and before the page is closed', async () => {
  const { user } = show();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/my';
  expect(closes()).toBe(true);
  await user.type(screen.getByLabelText('姓名'), '林');
  expect(closes()).toBe(false);
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(here()).toBe('/my'));
  link.remove();
});

it('lets go whoever has typed nothing, or whose draft is kept', async () => {
  const keep = keptDraft<Draft>();
  const { user } = show({ keep });
  await user.type(screen.getByLabelText('姓名'), '林');
  await user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(here()).toBe('/fundhome'));
  expect(keep.get()?.name).toBe('林');
  endSession();
  expect(keep.get()).toBeNull();
});
