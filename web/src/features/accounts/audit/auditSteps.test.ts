import { expect, it } from 'vitest';
import { proofSteps } from './auditSteps';

const handedIn = { submittedAt: '2026-11-23T10:13:00+08:00', dueDay: '2026-11-25' };
const steps = (auditState: '0' | '1' | '2' | '3', decidedAt: string | null = null) =>
  proofSteps({ ...handedIn, auditState, decidedAt }).map(({ state, title, date }) =>
    [state, title, date].filter(Boolean).join(' '),
  );

it('names the day by which an audit is decided', () => {
  expect(steps('0')).toEqual([
    'done 已提交资料 11-23 10:13',
    'now 人工审核 11-25 周三前',
    'later 审核有结果',
  ]);
});

it('ends with what was decided', () => {
  const at = '2026-11-24T09:30:00+08:00';
  expect(steps('1', at).at(-1)).toBe('done 审核通过 11-24 09:30');
  expect(steps('2', at).at(-1)).toBe('failed 审核没有通过 11-24 09:30');
});

it('promises nothing for one that was withdrawn', () => {
  expect(steps('3')).toEqual(['done 已提交资料 11-23 10:13', 'done 已撤回']);
});
