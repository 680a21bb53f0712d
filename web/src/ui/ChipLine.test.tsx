import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Chip } from './Chip';
import { ChipLine } from './ChipLine';

it('brings the chosen chip to the middle of its line', () => {
  const boxOf = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  boxOf.mockImplementation(function (this: HTMLElement) {
    const chip = this.tagName === 'BUTTON';
    return { left: chip ? 400 : 0, width: chip ? 80 : 200 } as DOMRect;
  });
  render(
    <ChipLine chosen="into">
      <Chip onClick={vi.fn()}>全部</Chip>
      <Chip on onClick={vi.fn()}>
        赎回转购
      </Chip>
    </ChipLine>,
  );
  expect(screen.getByText('赎回转购').parentElement?.scrollLeft).toBe(340);
});
