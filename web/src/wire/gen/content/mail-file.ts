// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** mail a file of ours to the address on file */
export const mailFile = /* @__PURE__ */ operation<InputAt<operations['mailFile']>, OutputAt<operations['mailFile']>>({
  id: 'mailFile',
  path: '/proxy/hwm/bff/member/salesapp/send/s3/mail',
  idempotent: true,
  writes: 128,
});
