import { expect, test, vi } from 'vitest';
import { layOut } from './layout';

vi.stubGlobal('document', { documentElement: { dataset: {} } });

const feet = (days: string[], width: number) => {
  const series = [{ kind: 'own' as const, name: '', values: days.map(() => 1) }];
  return layOut({ label: '', days, series, format: String }, width, 120).feet.map(
    ({ text }) => text,
  );
};

test('the first day, one between and the last stand under a chart that is wide enough', () => {
  const days = ['2026-10-26', '2026-11-10', '2026-11-24'];
  expect(feet(days, 400)).toEqual(['2026-10-26', '2026-11-24', '2026-11-10']);
  expect(feet(days, 200)).toEqual(['2026-10-26', '2026-11-24']);
});

test('an axis begins at nothing where the whole is drawn', () => {
  const series = [{ kind: 'own' as const, name: '', values: [90, 100] }];
  const drawn = { label: '', days: ['2026-10-26', '2026-11-10'], series, format: String };
  expect(layOut(drawn, 300, 120).ticks[0]?.value).toBe(90);
  expect(layOut({ ...drawn, whole: true }, 300, 120).ticks[0]?.value).toBe(0);
});

test('where two days have no room, the year stands once', () => {
  expect(feet(['2026-10-26', '2026-11-10', '2026-11-24'], 130)).toEqual(['2026-10-26', '11-24']);
});

test('where two days of two years have no room, they are months', () => {
  expect(feet(['2025-11-24', '2026-05-10', '2026-11-24'], 130)).toEqual(['2025-11', '2026-11']);
});
