import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActBar } from './ActBar';

it('lets a button of many words have a line of its own', () => {
  const act = '签署风险揭示书，继续买入';
  render(<ActBar label="合计付款" value="500.00" step={{ kind: 'sign', act }} onAct={vi.fn()} />);
  const button = screen.getByRole('button', { name: act });
  // How wide it is, `npm run axe` measures.
  expect(button.parentElement).toHaveClass('bottombar-stacks');
  expect(button).not.toHaveClass('basis-44');
});
