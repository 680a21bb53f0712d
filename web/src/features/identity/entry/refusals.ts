/** Refusals of the room on which a screen acts; all others are shown as they come. */
export const CODE_VOID = 11002;
export const NOT_REGISTERED = 11006;
export const PASSWORD_LOCKED = 11009;
/** Somebody whose device is not known tried too often. */
export const PASSWORD_WAIT = 11021;
export const NO_PASSWORD = 11010;
export const FLOW_ENDED = 11011;
export const SAME_PASSWORD = 11013;
export const NEED_PASSWORD = 11017;
export const SAME_MOBILE = 11018;
export const NEW_MOBILE_TAKEN = 11019;
