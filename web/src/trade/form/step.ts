/** What the one button of a form does next. */
export type TradeStep =
  /** Nothing yet; `why` stands beside the button. `soon`: it is computed, and nobody need mend it. */
  | { kind: 'wait'; act: string; why: string; soon?: boolean }
  /** Another screen mends what is missing. */
  | { kind: 'go'; act: string; to: string; why: string }
  /** The risk book must be read and signed. */
  | { kind: 'sign'; act: string }
  | { kind: 'pay'; act: string };
