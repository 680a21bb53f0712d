/** Refusals of the room on which a screen acts. */
export const BANK_REFUSED = 13007;
export const BANK_SILENT = 13008;
