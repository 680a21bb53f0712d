// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** recommended funds by theme */
export const recommendFunds = /* @__PURE__ */ operation<InputAt<operations['recommendFunds']>, OutputAt<operations['recommendFunds']>>({
  id: 'recommendFunds',
  method: 'GET',
  path: '/api/v1/m/recommendproducts',
  reads: 64,
});
