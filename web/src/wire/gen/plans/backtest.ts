// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what a plan would have come to on past NAVs */
export const backtest = /* @__PURE__ */ operation<InputAt<operations['backtest']>, OutputAt<operations['backtest']>>({
  id: 'backtest',
  path: '/api/v1/m/fixprotocol/backtest',
  silent: true,
  reads: 80,
});
