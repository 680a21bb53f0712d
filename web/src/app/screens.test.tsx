import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentHost, detectHost } from '@/lib/host';
import { to } from '@/route/links';
import { viewOf } from '@/route/screen';
import { argsIn, depthOf, findScreen, screenAt } from '@/route/table';
import { factsFiles } from '../../scripts/rows.mjs';
import { allScreens } from '../../test/allScreens';
import { showsHome } from './HomeButton';
import { tabScreens } from './screens';
import { type Stand, slideOf } from './shown';

describe('the screen table', () => {
  it('has each path once', () => {
    const paths = allScreens.map((row) => row.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has what the specification says of each path', () => {
    for (const [name, text] of Object.entries(factsFiles())) {
      const file = join(process.cwd(), 'src/app/gen', name);
      expect(readFileSync(file, 'utf8'), `${name} is stale: run \`make gen\``).toBe(text);
    }
    const row = (path: string) => allScreens.find((one) => one.path === path);
    expect(row('/publicbuy')).toMatchObject({ title: '买入', needs: 'buy' });
    expect(row('/ransom')).toMatchObject({ needs: 'trade' });
    expect(row('/asset')).toMatchObject({ title: '财富', needs: 'login', keepAlive: true });
    expect(row('/funddetail')).toMatchObject({ needs: 'public' });
    for (const { path, title, redirect } of allScreens)
      if (!redirect) expect(title, path).toBeTruthy();
  });

  it('opens no screen whose address does not say of what it should be', () => {
    const at = (pathname: string, search = '') => screenAt({ pathname, search }).path;
    expect(at('/assetDetails', '?fundCode=016823')).toBe('/assetDetails');
    for (const search of ['', '?fundCode=', '?fundCode=1682', '?fundCode=abcdef']) {
      expect(at('/assetDetails', search), search).toBe('*');
    }
    expect(at('/dealDetails', '?orderNo=926111700481926')).toBe('/dealDetails');
    expect(at('/dealDetails', '?orderNo=last')).toBe('*');
    expect(at('/deal')).toBe('/deal');
  });

  it('has the four tabs in order', () => {
    expect(tabScreens.map((row) => row.path)).toEqual([
      '/fundhome',
      '/myselectfund',
      '/asset',
      '/my',
    ]);
  });

  it('shows the 404 page for unknown paths and planned rows', () => {
    expect(findScreen('/nowhere').path).toBe('*');
    const planned = allScreens.find((row) => !row.view && !row.redirect);
    if (planned) expect(findScreen(planned.path).path).toBe('*');
  });

  it.each(allScreens.filter((row) => row.view).map((row) => [row.path, row] as const))(
    'loads the view of %s',
    async (_, row) => {
      const view = row.view && (await viewOf(row.view));
      expect(view).toBeTypeOf('function');
    },
  );

  it('names paths nowhere but in the rows and in typed links', () => {
    const paths = new Set(allScreens.map((row) => row.path).filter((path) => path.length > 1));
    const strays = sourceFiles('src').flatMap((file) =>
      strayPaths(readFileSync(file, 'utf8'), paths).map((path) => `${file}: ${path}`),
    );
    expect(strays).toEqual([]);
  });
});

/** Path and room of each line. */
function routesOf(file: string): [string, string][] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [path = '', room = ''] = line.split('\t');
    return [path, room];
  });
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path.endsWith(join('wire', 'gen')) ? [] : sourceFiles(path);
    const counts = /\.tsx?$/.test(entry.name) && !/\.test\.|screens\.ts$/.test(entry.name);
    return counts ? [path] : [];
  });
}

function strayPaths(source: string, paths: ReadonlySet<string>): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/(\w+\()?\s*['"`](\/[\w/{}]*)(?=['"`?])/g)]
    .filter(([, caller = '', path = '']) => paths.has(path) && !/^(to|useArgs)\($/.test(caller))
    .map(([, , path = '']) => path);
}

describe('links', () => {
  it('fills names in braces and puts the rest into the query', () => {
    expect(to('/gesture/{type}', { type: 'set' })).toBe('/gesture/set');
    expect(to('/funddetail', { fundCode: '016823' })).toBe('/funddetail?fundCode=016823');
    expect(to('/deal')).toBe('/deal');
    expect(to('/deal', { fundCode: undefined })).toBe('/deal');
    expect(to('/searchfund', { keyword: '红利&A' })).toBe(
      '/searchfund?keyword=%E7%BA%A2%E5%88%A9%26A',
    );
  });

  it('reads them back', () => {
    expect(argsIn('/gesture/{type}', '/gesture/set')).toEqual({ type: 'set' });
    expect(argsIn('/deal', '/deal')).toEqual({});
  });
});

describe('slides', () => {
  const stand = (path: string, depth: number, index: number, tab = false): Stand => ({
    row: {
      path: '/a'.repeat(depth),
      title: '',
      needs: 'public',
      ...(tab ? { tab: 'home' as const } : {}),
    },
    place: { pathname: path, search: '', index, key: `${path}${index}` },
    key: `${index}:${path}`,
  });

  it('go forward to deeper paths and back to shallower ones', () => {
    expect(slideOf(stand('/t', 1, 0, true), stand('/b', 1, 1))).toBe('forward');
    expect(slideOf(stand('/a/b', 2, 1), stand('/a', 1, 2))).toBe('back');
  });

  it('follow the history at one depth', () => {
    expect(slideOf(stand('/a', 1, 1), stand('/b', 1, 2))).toBe('forward');
    expect(slideOf(stand('/b', 1, 2), stand('/a', 1, 1))).toBe('back');
  });

  it('do not run between tabs', () => {
    expect(slideOf(stand('/t', 1, 0, true), stand('/u', 1, 0, true))).toBe('still');
  });

  it('count a tab as the shallowest', () => {
    const tab = tabScreens[0];
    expect(tab && depthOf(tab)).toBe(0);
  });
});

describe('hosts', () => {
  it('are told by user agent and channel', () => {
    expect(detectHost('Mozilla/5.0 MicroMessenger/8.0', null)).toBe('wechat');
    expect(detectHost('Mozilla/5.0 TaelApp/3.1', null)).toBe('native');
    expect(detectHost('Mozilla/5.0', 'advisor')).toBe('advisor');
    expect(detectHost('Mozilla/5.0 Safari', null)).toBe('browser');
  });

  it('remember the channel of the first address', () => {
    window.history.replaceState(null, '', '/?channel=advisor');
    expect(currentHost()).toBe('advisor');
    window.history.replaceState(null, '', '/');
    expect(currentHost()).toBe('advisor');
  });

  it('decide on the home button', () => {
    const inner = { path: '/deal', title: '', needs: 'login' } as const;
    expect(showsHome(inner, 'browser')).toBe(true);
    expect(showsHome(inner, 'wechat')).toBe(false);
    expect(showsHome({ ...inner, tab: 'my' }, 'browser')).toBe(false);
    expect(showsHome({ ...inner, homeless: true }, 'browser')).toBe(false);
  });

  it('show the home button on all inner pages but those that the specification excepts', () => {
    const rooms = new Map(routesOf('../contract/routes.tsv').map(([path, room]) => [path, room]));
    const excepted = ['rewards', 'childaccounts'];
    const wrong = allScreens.filter((row) => {
      const room = rooms.get(row.path);
      if (!row.view || row.tab || room === undefined) return false;
      return showsHome(row, 'browser') === excepted.includes(room);
    });
    expect(wrong.map((row) => row.path)).toEqual([]);
  });
});
