import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as FundStatus from '@/wire/gen/codes/fund-status';
import { searchFunds } from '@/wire/gen/funds';
import { sample } from '../../../test/sample';
import { FundRow } from './FundRow';

const cheap = sample(searchFunds).list.find(({ tags }) => tags[0]?.kind === 'discount');

it.each([
  { of: 'a fund that is sold', buyable: true, status: FundStatus.Open, told: true },
  { of: 'a fund in its offering', buyable: false, status: FundStatus.Raising, told: true },
  { of: 'a class that no yuan buy', buyable: false, status: FundStatus.Open, told: false },
] as const)('tells the discount of $of: $told', ({ buyable, status, told }) => {
  if (!cheap) throw new Error('the sample finds a fund with a discount');
  render(<FundRow fund={{ ...cheap, buyable, status }} />);
  expect(screen.queryAllByText('费率1折')).toHaveLength(told ? 1 : 0);
});

it('says why a fund is not sold', () => {
  if (!cheap) throw new Error('the sample finds a fund with a discount');
  render(<FundRow fund={{ ...cheap, buyable: false, statusName: '以美元计价' }} />);
  expect(screen.getByText('以美元计价')).toBeVisible();
});
