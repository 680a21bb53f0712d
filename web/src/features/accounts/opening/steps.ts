import { to } from '@/route/links';
import type { openflow } from '@/wire/gen/accounts';
import type { Output } from '@/wire/operation';

export type OpeningFlow = Output<typeof openflow>;
export type StepRecord = OpeningFlow['steps'][number];
export type Step = StepRecord['step'];

/** Which of the four bars a step belongs to; the password comes before the first. */
const BARS: Record<Step, number> = {
  password: 1,
  realname: 1,
  personalinfo: 2,
  bankauth: 3,
  open: 4,
};

/** The bar of the step that is taken now; all four when the account is open. */
export function barOf(flow: OpeningFlow): number {
  return flow.next ? BARS[flow.next] : 4;
}

/** The screen of a step; `open` is taken on /opening itself. */
export function screenOf(step: Step, mobile: string): string {
  switch (step) {
    case 'password':
      return to('/sendNote', { areaCode: '86', phone: mobile, type: 'resetpassword' });
    case 'realname':
      return to('/realname');
    case 'personalinfo':
      return to('/personalinfo');
    case 'bankauth':
      return to('/bankauth');
    case 'open':
      return to('/opening');
  }
}
