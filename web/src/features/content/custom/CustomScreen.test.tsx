import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { aggregateRecommendations, readText, showPage } from '@/wire/gen/content';
import type { Output } from '@/wire/operation';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const ARTICLE = answer(readText, sample(readText, 'newcomer page'));

/** The samples' world has no fund of a year. */
const CHOSEN: Output<typeof aggregateRecommendations> = {
  ...sample(aggregateRecommendations),
  navDate: '2026-03-03',
  rule: '在可申购且满1年的基金中，按近1年风险调整后收益（夏普比率）选出',
  themes: [{ key: 'cash', title: '零钱安放', subtitle: '随时可取，按日计收益', funds: [] }],
};

it('draws the cards of a page, and says by which rule funds were chosen', async () => {
  const { user } = await renderScreen('/custom?pageCode=newcomer', {
    as: 'visitor',
    answers: [ARTICLE, answer(aggregateRecommendations, CHOSEN)],
  });
  const { title } = sample(showPage);
  const { themes, rule, articles } = CHOSEN;
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await screen.findByText('基金是什么')).toBeVisible();
  expect(screen.getByRole('link', { name: /风险测评/ })).toHaveAttribute('href', '/risktestbefore');
  expect(screen.getByText(articles[0]?.title ?? 'none')).toBeVisible();
  expect(screen.getByText(themes[0]?.title ?? 'none')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '按什么选出' }));
  expect(await screen.findByText(new RegExp(rule.slice(0, 12)))).toBeVisible();
});

it('offers no way that the app does not have, and leaves out a card that it does not know', async () => {
  const page = sample(showPage);
  const [first] = page.cards;
  const odd = { cardType: 'hologram', title: '新卡片', content: '', entries: [] };
  const away = {
    cardType: 'entries',
    title: '',
    content: '',
    entries: [{ title: '别处', path: '/nowhere' }],
  };
  await renderScreen('/custom?pageCode=newcomer', {
    as: 'visitor',
    answers: [
      ARTICLE,
      answer(showPage, { ...page, cards: [odd, away, ...(first ? [first] : [])] }),
    ],
  });
  expect(await screen.findByText('基金是什么')).toBeVisible();
  expect(screen.queryByText('新卡片')).toBeNull();
  expect(screen.queryByText('别处')).toBeNull();
});

it('leads home from a page that is unknown', async () => {
  const gone = new Refusal(90404, '没有找到这个页面', null);
  await renderScreen('/custom?pageCode=none', {
    as: 'visitor',
    answers: [answer(showPage, gone), answer(aggregateRecommendations, gone)],
  });
  expect(await screen.findByText(gone.message)).toBeVisible();
  expect(screen.getByRole('button', { name: '回首页' })).toBeVisible();
});
