// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
export { closing } from './privacy/closing';
export { askClosing } from './privacy/ask-closing';
export { cancelClosing } from './privacy/cancel-closing';
export { consents } from './privacy/consents';
export { consentChain } from './privacy/consent-chain';
export { giveConsent } from './privacy/give-consent';
export { withdrawConsent } from './privacy/withdraw-consent';
export { heldData } from './privacy/held-data';
export { heldValues } from './privacy/held-values';
export { looks } from './privacy/looks';
export { beginTakeaway } from './privacy/begin-takeaway';
export { takeawayFile } from './privacy/takeaway-file';
export type { components } from './privacy/contract';
