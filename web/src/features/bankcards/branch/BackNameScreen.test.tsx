import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '@/route/history';
import { Refusal } from '@/wire/failure';
import {
  bankcardDetail,
  branches,
  cardBin,
  chooseBranch,
  startSigning,
} from '@/wire/gen/bankcards';
import { CARD_BIN } from '../../../../test/cardSamples';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const BRANCH = { branchCode: '904330100012', branchName: '澜海银行杭州市西湖区支行' };
const FOUND = answer(branches, { list: [BRANCH], hasMore: false });

it('asks for a place or a word first, and finds by words', async () => {
  const { user, calls } = await renderScreen('/backName?bankCode=LHB', { answers: [FOUND] });
  expect(await screen.findByText('选地区，或输入支行名称')).toBeVisible();
  expect(calls(branches)).toEqual([]);
  await user.type(screen.getByLabelText('搜索支行'), '西湖');
  expect(await screen.findByText(BRANCH.branchName)).toBeVisible();
  expect(calls(branches).at(-1)).toEqual({ bankCode: 'LHB', keyword: '西湖' });
});

it('saves the branch of a bound card', async () => {
  const { user, calls } = await renderScreen('/backName?bankCode=LHB&cardId=7', {
    answers: [FOUND, answer(chooseBranch, sample(bankcardDetail))],
  });
  await user.type(await screen.findByLabelText('搜索支行'), '西湖');
  await user.click(await screen.findByText(BRANCH.branchName));
  await waitFor(() => {
    expect(calls(chooseBranch)).toEqual([{ cardId: '7', branchCode: BRANCH.branchCode }]);
  });
  await waitFor(() => expect(window.location.search).not.toContain('cardId'));
});

it('is asked for where the bank is paid by branch, and kept while the card is typed', async () => {
  const bin = { ...CARD_BIN, needsBranch: true };
  const refused = new Refusal(13007, '您申请的银行卡绑定失败', null);
  const { user, calls } = await renderScreen('/addCard', {
    answers: [answer(cardBin, bin), FOUND, answer(startSigning, refused)],
  });
  await user.type(await screen.findByLabelText('卡号'), '6299040000000070000');
  await user.type(screen.getByLabelText('预留手机号'), '13800000001');
  await waitFor(() => {
    expect(screen.getByText(/请核对卡号|请选择开户行/)).toBeVisible();
  });
  await user.click(screen.getByRole('button', { name: /开户行/ }));
  await user.type(await screen.findByLabelText('搜索支行'), '西湖');
  await user.click(await screen.findByText(BRANCH.branchName));
  expect(await screen.findByLabelText('卡号')).toHaveValue('6299 0400 0000 0070 000');
  expect(screen.getByText(BRANCH.branchName)).toBeVisible();
  // Another bank's card has another branch.
  await user.clear(screen.getByLabelText('卡号'));
  await user.type(screen.getByLabelText('卡号'), '629904');
  expect(screen.queryByText(BRANCH.branchName)).toBeNull();
  expect(calls(startSigning)).toEqual([]);
  act(() => visit('/fundhome'));
});
