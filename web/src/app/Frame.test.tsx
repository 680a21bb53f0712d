import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '@/route/history';
import { queryClient } from '@/wire/query';
import { rememberRoute, takeRoute, token, wantedRoute } from '@/wire/session';
import { asked } from '../../test/probes';
import '../../test/allScreens';
import { asking } from './asking';
import { Frame } from './Frame';
// Loaded at once, as a browser has it from its cache.
import './Layers';
import { signIn, signOut } from '@/trade/customer/session';
import { userQuery } from '@/trade/customer/user';

// Loaded late: the probes use links, which need the table that is being mocked.
type Probe = Exclude<keyof typeof import('../../test/probes'), 'asked'>;
const probe = vi.hoisted(() => async (name: Probe) => {
  const probes = await import('../../test/probes');
  return { default: probes[name] };
});

vi.mock('@/features/home/first.screens', async () => {
  const { lazy } = await import('@/route/screen');
  return {
    screens: [
      {
        path: '/fundhome',
        title: '首页',
        needs: 'public',
        tab: 'home',
        view: lazy(() => probe('HomeProbe')),
      },
    ],
  };
});

vi.mock('@/features/holdings/first.screens', async () => {
  const { lazy } = await import('@/route/screen');
  return {
    screens: [
      {
        path: '/asset',
        title: '财富',
        needs: 'login',
        tab: 'wealth',
        keepAlive: true,
        view: lazy(() => probe('CounterProbe')),
      },
    ],
  };
});

vi.mock('@/features/orders/screens', async () => {
  const { lazy } = await import('@/route/screen');
  return {
    screens: [
      {
        path: '/publicbuy',
        title: '买入',
        needs: 'buy',
        query: ['fundCode'],
        view: lazy(() => probe('BuyProbe')),
      },
      {
        path: '/deal',
        title: '交易记录',
        needs: 'login',
        keepAlive: true,
        view: lazy(() => probe('KeptProbe')),
      },
      {
        path: '/dealDetails',
        title: '交易详情',
        needs: 'public',
        view: lazy(() => probe('BrokenProbe')),
      },
    ],
  };
});

const customer = {
  custNo: 'C1',
  mobile: '138****6021',
  organization: false,
  tradePswFlag: true,
  opened: true,
  certified: true,
  riskLevel: '3' as const,
  riskExpired: false,
  investorStatementResult: '0',
  registeredAt: 0,
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  vi.stubGlobal('scrollTo', vi.fn());
  queryClient.clear();
  token.set(null);
  asking.set(null);
});

async function open(path: string) {
  act(() => visit(path));
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>,
    );
  });
}

function logIn(change: Partial<typeof customer> = {}) {
  token.set('secret');
  queryClient.setQueryData(userQuery.queryKey, { ...customer, ...change } as never);
}

async function follow(path: string) {
  await act(async () => visit(path));
}

describe('the frame', () => {
  it('goes from / to the home tab, with its title and the four tabs', async () => {
    await open('/');
    expect(await screen.findByText('这里是首页')).toBeVisible();
    expect(window.location.pathname).toBe('/fundhome');
    expect(document.title).toBe('首页');
    expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: '回首页' })).toBeNull();
  });

  it('shows the 404 page for an unknown path, with the home button', async () => {
    await open('/nowhere');
    expect(await screen.findByText('没有这个页面')).toBeVisible();
    expect(screen.getByRole('link', { name: '回首页' })).toBeVisible();
  });

  it('says what an address lacks, and leads to where that is chosen', async () => {
    await open('/publicbuy');
    expect(await screen.findByText('这个链接不完整')).toBeVisible();
    expect(document.title).toBe('买入');
    await userEvent.click(screen.getByRole('button', { name: '去选基金' }));
    expect(window.location.pathname).toBe('/fundlist');
  });

  it('sends a visitor to the login and stores the route', async () => {
    await open('/publicbuy?fundCode=016823');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/loginNote'));
    expect(takeRoute()).toBe('/publicbuy?fundCode=016823');
  });

  it('opens a screen for a customer who may, with its arguments', async () => {
    logIn();
    await open('/publicbuy?fundCode=016823');
    expect(await screen.findByText('买入 016823')).toBeVisible();
    await follow('/publicbuy?fundCode=000001');
    expect(await screen.findByText('买入 000001')).toBeVisible();
  });

  it('asks over the present screen before a link is followed, and stays when declined', async () => {
    logIn({ opened: false, certified: false });
    await open('/fundhome');
    await userEvent.click(await screen.findByRole('link', { name: '去买入' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('您还没开户，请您完成开户，再交易');
    await userEvent.click(screen.getByRole('button', { name: '以后再说' }));
    expect(window.location.pathname).toBe('/fundhome');
    expect(screen.getByText('这里是首页')).toBeVisible();
  });

  it('asks at an address too, and leads where the answer is', async () => {
    logIn({ opened: false, certified: false });
    await open('/publicbuy?fundCode=016823');
    await userEvent.click(await screen.findByRole('button', { name: '去开户' }));
    expect(window.location.pathname).toBe('/opening');
    expect(screen.queryByText('买入 016823')).toBeNull();
  });

  it('keeps a kept-alive screen as it was left', async () => {
    logIn();
    await open('/asset');
    await userEvent.click(await screen.findByRole('button', { name: '点了0次' }));
    await follow('/fundhome');
    expect(await screen.findByText('这里是首页')).toBeVisible();
    expect(screen.getByText('点了1次')).not.toBeVisible();
    await follow('/asset');
    await vi.waitFor(() => expect(screen.getByText('点了1次')).toBeVisible());
  });

  it('moves the focus to the title of a screen that comes', async () => {
    logIn();
    await open('/asset');
    await follow('/fundhome');
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: '首页' })).toHaveFocus());
    await follow('/publicbuy?fundCode=016823');
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: '买入' })).toHaveFocus());
  });

  it('takes no tap on a screen that goes, unless only its query changes', async () => {
    logIn();
    await open('/publicbuy?fundCode=016823');
    await screen.findByText('买入 016823');
    act(() => visit('/publicbuy?fundCode=000001', { replace: true }));
    expect(screen.getByText('买入 016823').closest('[inert]')).toBeNull();
    await screen.findByText('买入 000001');
    act(() => visit('/asset'));
    expect(screen.getByText('买入 000001').closest('[inert]')).not.toBeNull();
    expect((await screen.findByText(/点了/)).closest('[inert]')).toBeNull();
  });

  it('asks nothing for a kept screen while it is hidden, and anew for what is old when it shows', async () => {
    asked.times = 0;
    logIn();
    await open('/deal');
    expect(await screen.findByText('答案1')).toBeVisible();
    await follow('/fundhome');
    await follow('/deal');
    await vi.waitFor(() => expect(screen.getByText('答案1')).toBeVisible());
    await follow('/fundhome');
    await vi.waitFor(() => expect(screen.getByText('答案1')).not.toBeVisible());
    // It is out of sight first, and lets go of its query after.
    const probe = () => queryClient.getQueryCache().find({ queryKey: ['probe'] });
    await vi.waitFor(() => expect(probe()?.isActive()).toBe(false));
    await act(() => queryClient.invalidateQueries({ queryKey: ['probe'] }));
    expect(asked.times).toBe(1);
    await follow('/deal');
    await vi.waitFor(() => expect(screen.getByText('答案2')).toBeVisible());
  });

  it('catches a screen that breaks and lets the customer try again', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open('/dealDetails');
    expect(await screen.findByText('页面出错了')).toBeVisible();
    await follow('/fundhome');
    expect(await screen.findByText('这里是首页')).toBeVisible();
    quiet.mockRestore();
  });

  it('forgets what a visitor wanted once he turns away from the login', async () => {
    await open('/publicbuy?fundCode=016823');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/loginNote'));
    await follow('/sign');
    expect(wantedRoute()).toBe('/publicbuy?fundCode=016823');
    await follow('/fundhome');
    expect(wantedRoute()).toBeNull();
  });

  it('leads a customer who is in already past the login', async () => {
    logIn();
    await open('/login');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/my'));
  });

  it('leaves all screens of the login behind for what was wanted', async () => {
    await open('/fundhome');
    await follow('/loginNote');
    await follow('/login');
    rememberRoute('/publicbuy?fundCode=016823');
    vi.spyOn(queryClient, 'prefetchQuery').mockImplementationOnce(async () => logIn());
    await act(() => signIn('fresh', { shown: true }));
    expect(await screen.findByText('买入 016823')).toBeVisible();
    expect(wantedRoute()).toBeNull();
    await act(async () => window.history.back());
    expect(await screen.findByText('这里是首页')).toBeVisible();
  });

  it('goes home, and not to the login, with a customer who leaves a screen of his own', async () => {
    logIn();
    await open('/asset');
    await screen.findByRole('button', { name: /点了/ });
    await act(() => signOut());
    expect(await screen.findByText('这里是首页')).toBeVisible();
    expect(window.location.pathname).toBe('/fundhome');
    expect(wantedRoute()).toBeNull();
  });
});
