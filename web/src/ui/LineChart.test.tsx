import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { layOut } from './chart/layout';
import { LineChart } from './LineChart';

vi.mock('./chart/layout', async (original) => {
  const real = await original<typeof import('./chart/layout')>();
  return { ...real, layOut: vi.fn(real.layOut) };
});

const days = ['2026-11-20', '2026-11-23', '2026-11-24'];
const series = [{ name: '本基金', values: [1, 2, 3], kind: 'own' as const }];
const format = (value: number) => `+${value.toFixed(2)}%`;

it('lays its days out once, however far the finger goes', () => {
  render(<LineChart label="走势" days={days} series={series} format={format} />);
  const chart = screen.getByRole('figure');
  const before = vi.mocked(layOut).mock.calls.length;
  for (const clientX of [10, 120, 300]) fireEvent.pointerMove(chart, { clientX });
  expect(screen.getByText('+3.00%', { selector: 'dd' })).toBeVisible();
  expect(layOut).toHaveBeenCalledTimes(before);
});
