// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
export { seeCustomer } from './advisors/see-customer';
export { listCustomers } from './advisors/list-customers';
export { changeOwner } from './advisors/change-owner';
export { myManager } from './advisors/my-manager';
export { findManager } from './advisors/find-manager';
export { changeManager } from './advisors/change-manager';
export { dataAuthorization } from './advisors/data-authorization';
export { authorizeData } from './advisors/authorize-data';
export { bindManager } from './advisors/bind-manager';
export { boundManager } from './advisors/bound-manager';
export type { components } from './advisors/contract';
