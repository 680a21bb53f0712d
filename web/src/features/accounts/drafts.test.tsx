import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const TYPED = {
  occupation: '03',
  street: '南京西路100号',
  benefit: 'other' as const,
  benefitCertNo: '110101199003077424',
  residences: [{ country: 'US', tin: '123-45', noTinText: '' }],
};

it('keeps the personal facts over a reload, without any number', async () => {
  const { emptyPersonal, personalDraft } = await import('./drafts');
  personalDraft.set({ ...emptyPersonal, ...TYPED });
  vi.resetModules();
  const again = (await import('./drafts')).personalDraft.get();
  expect(again).toMatchObject({ occupation: '03', street: '南京西路100号', benefitCertNo: '' });
  expect(again?.residences).toEqual([{ country: 'US', tin: '', noTinText: '' }]);
  expect(Object.values(sessionStorage).join()).not.toMatch(/110101|123-45/);
});

it('forgets them with the session', async () => {
  const { emptyPersonal, personalDraft } = await import('./drafts');
  personalDraft.set({ ...emptyPersonal, ...TYPED });
  personalDraft.set(null);
  expect(sessionStorage.getItem('tael.personal')).toBeNull();
});
