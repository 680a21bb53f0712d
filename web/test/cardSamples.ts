import type { cardBin } from '@/wire/gen/bankcards';
import type { Output } from '@/wire/operation';

/** What the first digits of a card of 澜海银行 say, which has 19. */
export const CARD_BIN: Output<typeof cardBin> = {
  found: true,
  supported: true,
  bankCode: 'LHB',
  bankName: '澜海银行',
  cardType: 'DC',
  cardTypeName: '储蓄卡',
  cardLength: 19,
  singleLimit: '1.00',
  dayLimit: '1.00',
  needsBranch: false,
  message: '',
};
