/* once */
import { useQuery } from '@tanstack/react-query';
import { DAY_KEY, type DemoDay, dayQuery, stepDay } from '@/app/demo/day';
import { createStore, useStore } from '@/lib/store';
import { queryClient } from '@/wire/query';
import { ask } from './phone';

/** Between two steps, so that people see each of them. */
const PACE_MS = 650;
/** How often is asked while something moves, and else. */
const MOVING_MS = 500;
const STILL_MS = 4_000;

type Moving = 'still' | 'moving' | 'pausing' | 'failed';

/** Whether the stage moves the day. */
export const moving = createStore<Moving>('still');

export function useDay() {
  const goes = useStore(moving);
  const is = goes === 'moving' || goes === 'pausing';
  return useQuery({ ...dayQuery, refetchInterval: is ? MOVING_MS : STILL_MS });
}

/** Works the day off, step by step, up to the morning of the next one, or until it is paused. */
export async function moveDay() {
  const begun = queryClient.getQueryData<DemoDay>(DAY_KEY)?.day;
  moving.set('moving');
  try {
    let day: DemoDay;
    do {
      day = await stepDay();
      queryClient.setQueryData(DAY_KEY, day);
      ask({ act: 'renew' });
      void queryClient.invalidateQueries({ queryKey: ['demo', 'curtain'] });
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    } while (day.day === begun && moving.get() === 'moving');
    moving.set('still');
  } catch {
    // The step's own row says why.
    await queryClient.invalidateQueries({ queryKey: DAY_KEY });
    moving.set('failed');
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['demo'] });
  }
}

/** The step at work is done to its end. */
export function pauseDay() {
  moving.set('pausing');
}
