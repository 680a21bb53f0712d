import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const never = new Promise<void>(() => {});

/** Screens that come one after the other, as the frame shows them. */
async function frame() {
  const { useFocusOnTitle } = await import('./titleFocus');
  function Screen({ name, late }: { name: string; late: boolean }) {
    useFocusOnTitle(name);
    if (late) use(never);
    return <h1>{name}</h1>;
  }
  function Frame({ name, late = false }: { name: string; late?: boolean }) {
    return (
      <Suspense fallback={<p>正在打开</p>}>
        <Screen key={name} name={name} late={late} />
      </Suspense>
    );
  }
  return Frame;
}

it('leaves the screen at which the page was opened to the browser', async () => {
  const Frame = await frame();
  await act(async () => void render(<Frame name="首页" />));
  await vi.dynamicImportSettled();
  expect(document.body).toHaveFocus();
});

it('moves the focus to the second screen, where the first one never came', async () => {
  const Frame = await frame();
  const { rerender } = render(<Frame name="首页" late />);
  expect(screen.getByText('正在打开')).toBeVisible();
  await act(async () => rerender(<Frame name="财富" />));
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: '财富' })).toHaveFocus());
});
