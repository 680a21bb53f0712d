import { useFlow } from '@/route/flow';
import { to } from '@/route/links';

const STEPS = [to('/realname'), to('/personalinfo'), to('/bankauth')];

/** The opening of an account: its three screens that are filled in; it ends on /opening. */
export function useOpening() {
  return useFlow('opening', STEPS);
}
