interface AccountWords {
  words: { zh: string; en: string };
  /** The account's name without the numbers of customer and card. */
  short: string;
}

/** What the accounts of the journal's chart are called (`crates/ledger/src/chart.rs`). */
const KINDS: readonly [RegExp, string, string, string][] = [
  [/^external:bank$/, '客户的银行', 'Bank outside', 'external:bank'],
  [/^external:pension$/, '养老金账户的银行', 'Pension banks outside', 'external:pension'],
  [/^cust:\d+:paid$/, '待确认申购款', 'Paid, not confirmed', 'cust:paid'],
  [/^cust:\d+:payable$/, '应付赎回款', 'Proceeds due', 'cust:payable'],
  [/^cust:\d+:refund$/, '应退款', 'Refund due', 'cust:refund'],
  [/^cust:\d+:pension:paid$/, '养老金待确认申购款', 'Pension paid', 'cust:pension:paid'],
  [/^cust:\d+:pension:payable$/, '养老金应付赎回款', 'Pension due', 'cust:pension:payable'],
  [/^cust:\d+:pension:refund$/, '养老金应退款', 'Pension refund', 'cust:pension:refund'],
  [/^cust:\d+:\d+:\d+:frozen$/, '冻结份额', 'Shares frozen', 'cust:frozen'],
  [/^cust:\d+:\d+:\d+$/, '客户份额', 'Shares held', 'cust:shares'],
  [/^fund:\d+:issued$/, '基金已发份额', 'Shares issued', 'fund:issued'],
  [/^fund:\d+:money$/, '基金财产', 'Fund property', 'fund:money'],
  [/^fee:\d+$/, '手续费', 'Fee', 'fee'],
  [/^advance:\d+$/, '垫支', 'Advance', 'advance'],
  [/^expense:card-checks$/, '小额验证打款', 'Card checks', 'expense:card-checks'],
];

export function accountOf(name: string): AccountWords {
  const kind = KINDS.find(([pattern]) => pattern.test(name));
  if (!kind) return { words: { zh: name, en: name }, short: '' };
  const [, zh, en, short] = kind;
  return { words: { zh, en }, short };
}
