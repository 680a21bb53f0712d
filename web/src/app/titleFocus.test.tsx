import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

let focus: typeof import('./titleFocus');
const never = new Promise<void>(() => {});

interface ScreenProps {
  name: string;
  /** Its code does not come. */
  late?: boolean;
}

function Screen({ name, late }: ScreenProps) {
  focus.useFocusOnTitle(name);
  if (late) use(never);
  return <h1>{name}</h1>;
}

/** Screens that come one after the other, as the frame shows them. */
function Screens(props: ScreenProps) {
  return (
    <Suspense fallback={<p>正在打开</p>}>
      <Screen key={props.name} {...props} />
    </Suspense>
  );
}

/** A page that is opened now. */
beforeEach(async () => {
  vi.resetModules();
  focus = await import('./titleFocus');
});

it('leaves the screen at which the page was opened to the browser', async () => {
  await act(async () => void render(<Screens name="首页" />));
  await vi.dynamicImportSettled();
  expect(document.body).toHaveFocus();
});

it('moves the focus to the second screen, where the first one never came', async () => {
  const { rerender } = render(<Screens name="首页" late />);
  expect(screen.getByText('正在打开')).toBeVisible();
  await act(async () => rerender(<Screens name="财富" />));
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: '财富' })).toHaveFocus());
});
