import { beforeEach, expect, it, vi } from 'vitest';
import type { setScreens } from '@/route/table';
import { call } from '@/wire/call';
import { NetworkFailure, Refusal } from '@/wire/failure';

vi.mock('@/wire/call', () => ({ call: vi.fn(() => Promise.resolve({})) }));
const server = vi.mocked(call);

/** Each test has a page of its own. */
let tellFault: (cause: unknown) => void;

beforeEach(async () => {
  server.mockClear();
  vi.resetModules();
  const table = await import('@/route/table');
  const row = { title: '', needs: 'public', view: {} } as never as { view: never };
  table.setScreens([
    { ...(row as never as object), path: '/gesture/{type}' },
    { ...(row as never as object), path: '/funddetail' },
    { path: '*', title: '', needs: 'public' },
  ] as never as Parameters<typeof setScreens>[0]);
  ({ tellFault } = await import('./faults'));
  history.replaceState(null, '', '/funddetail?fundCode=016823');
});

const sent = () => server.mock.calls.map(([, input]) => input as Record<string, string>);

it('tells the screen and the kind of what broke', () => {
  tellFault(new TypeError('undefined is not an object'));
  expect(sent()).toEqual([{ release: 'unknown', screen: '/funddetail', name: 'TypeError' }]);
});

it('sends neither messages nor names nor arguments, in which somebody may stand', () => {
  history.replaceState(null, '', '/gesture/13987650321?name=林一');
  const named = Object.assign(new Error('林一 13987650321'), { name: '林一 110101199003070011' });
  tellFault(named);
  tellFault(new RangeError('6299010000000770003'));
  tellFault('13987650321');
  expect(sent().map(({ screen, name }) => [screen, name])).toEqual([
    ['/gesture/{type}', 'unknown'],
    ['/gesture/{type}', 'RangeError'],
  ]);
  expect(JSON.stringify(sent())).not.toMatch(/林一|\d{6}/);
});

it('tells a fault once, and a page that breaks all over five at most', () => {
  for (const kind of ['A', 'A', 'B', 'C', 'D', 'E', 'F', 'G']) {
    tellFault(Object.assign(new Error(''), { name: `${kind}Error` }));
  }
  expect(sent().map(({ name }) => name)).toEqual([
    'AError',
    'BError',
    'CError',
    'DError',
    'EError',
  ]);
});

it('says nothing of what the app reckons with', () => {
  tellFault(new Refusal(16010, '可用份额不足'));
  tellFault(new NetworkFailure());
  tellFault(new DOMException('left', 'AbortError'));
  tellFault(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  expect(sent()).toEqual([]);
});
