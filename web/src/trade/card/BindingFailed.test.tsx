import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Refusal } from '@/wire/failure';
import { BindingFailed } from './BindingFailed';

// jsdom does not lay out.
vi.mock('@/ui/intoSight', () => ({ intoSight: () => undefined }));

it('does not blame the bank, which was not asked, for a card that is bound already', () => {
  render(<BindingFailed cause={new Refusal(13005, '该银行卡已绑定，无需重复操作', null)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('该银行卡已绑定，无需重复操作');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/银行没有通过|预留手机号/);
});
