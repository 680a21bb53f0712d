import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { explainTerm, fundAgreements, fundText, readText, showModule } from '@/wire/gen/content';
import { riskNotice } from '@/wire/gen/suitability';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const GONE = new Refusal(90404, '没有找到这份文件', null);

it('explains a term of a text by a tap', async () => {
  const { user, calls } = await renderScreen('/richText?key=newcomer', {
    as: 'visitor',
    answers: [answer(readText, sample(readText, 'newcomer page'))],
  });
  await user.click(await screen.findByRole('button', { name: '最大回撤' }));
  expect(await screen.findByText(sample(explainTerm).paraphrase)).toBeVisible();
  expect(calls(explainTerm)).toEqual([{ noun: '最大回撤' }]);
});

it('shows every version of the privacy policy, and which one the customer agreed to', async () => {
  await renderScreen('/privacypolicy', { as: 'holder' });
  const policy = sample(readText, 'holder');
  const { signed } = policy;
  expect(
    await screen.findByText(`你在${signed?.signedOn}同意了${signed?.version}版`),
  ).toBeVisible();
  expect(screen.getByText(policy.versions[0]?.changes ?? 'none')).toBeVisible();
  const old = screen.getByRole('link', { name: /2025\.1/ });
  expect(old).toHaveAttribute('href', '/agreementbook?type=privacy&version=2025.1');
});

it('tells a visitor nothing of signatures', async () => {
  await renderScreen('/privacypolicy', { as: 'visitor' });
  expect(await screen.findByRole('heading', { name: '历次版本' })).toBeVisible();
  expect(screen.queryByText(/同意了/)).toBeNull();
});

it('says of an old version that another one counts', async () => {
  await renderScreen('/agreementbook?type=privacy&version=2025.1', {
    as: 'visitor',
    answers: [answer(readText, sample(readText, 'old'))],
  });
  expect(await screen.findByText('这是以前的版本')).toBeVisible();
  expect(screen.getByRole('link', { name: '看现在的版本' })).toHaveAttribute(
    'href',
    '/agreementbook?type=privacy',
  );
});

it('shows the risk letter of a fund', async () => {
  await renderScreen('/agreementbook?fundCode=031028');
  const { paragraphs } = sample(riskNotice);
  expect(await screen.findByText(paragraphs[0] ?? 'none')).toBeVisible();
});

it('shows a document of a fund as the fund has it', async () => {
  const { calls } = await renderScreen('/agreementbook?fundCode=031028&type=prospectus');
  const own = sample(fundAgreements).list.find(({ key }) => key === 'prospectus');
  expect(await screen.findByRole('heading', { name: own?.title, level: 2 })).toBeVisible();
  expect(calls(readText)).toHaveLength(0);
});

it('leads from an agreement that is unknown to all of them', async () => {
  const { user } = await renderScreen('/agreementbook?type=none', {
    answers: [answer(readText, GONE), answer(showModule, sample(showModule, 'policy'))],
  });
  expect(await screen.findByText(GONE.message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看全部协议' }));
  const link = await screen.findByRole('link', { name: /隐私政策/ });
  expect(link).toHaveAttribute('href', '/privacypolicy');
});

it('explains a fund from three sides', async () => {
  const { user } = await renderScreen('/explaindoc?fundCode=031028', { as: 'visitor' });
  const { title } = sample(fundText);
  expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '交易说明' }));
  expect(await screen.findByRole('heading', { name: '买入' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '份额类别' }));
  expect(await screen.findByRole('heading', { name: /的份额类别$/ })).toBeVisible();
});

it('explains a term by its name, and says when there is no explanation', async () => {
  const unknown = new Refusal(90404, '还没有这个词的解释', null);
  await renderScreen('/explaindoc?noun=最大回撤', { as: 'visitor' });
  const term = await screen.findByRole('article');
  expect(within(term).getByText(sample(explainTerm).paraphrase)).toBeVisible();
  cleanup();
  await renderScreen('/explaindoc?noun=x', {
    as: 'visitor',
    answers: [answer(explainTerm, unknown)],
  });
  expect(await screen.findByText(unknown.message)).toBeVisible();
});
