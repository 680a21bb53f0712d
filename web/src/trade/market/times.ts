import { chinaDay, chinaTime, spokenDay } from '@/lib/days';

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;

/** `5小时27分`, in the last hour `27分52秒`, `52秒`. */
export function timeLeft(left_ms: number): string {
  const seconds = Math.max(0, Math.floor(left_ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return minutes > 0 ? `${hours}小时${minutes}分` : `${hours}小时`;
  return minutes > 0 ? `${minutes}分${seconds % 60}秒` : `${seconds}秒`;
}

/** How far the trading day has gone, each half from 0 to 1. */
export function progressOf(instant_ms: number): { morning: number; afternoon: number } {
  const minute = ((instant_ms + CHINA_MS) % DAY_MS) / 60_000;
  const part = (from: number) => Math.min(1, Math.max(0, (minute - from) / 120));
  return { morning: part(570), afternoon: part(780) };
}

/**
 * What stands before and after the time left: whose day's price an order placed now gets, or from
 * which day it has income where the price is always the same.
 */
export function cutoffText(now_ms: number, cutoffAt: string, incomeFrom?: string | null) {
  const end_ms = Date.parse(cutoffAt);
  const [day, time] = [chinaDay(end_ms), chinaTime(end_ms).slice(0, 5)];
  const today = chinaDay(now_ms);
  const income = incomeFrom && `${spokenDay(incomeFrom, today)}起有收益`;
  if (day === today) {
    const left = timeLeft(end_ms - now_ms);
    return { time, left, price: income ? `，${income}` : '按今日净值' };
  }
  const price = income || '按当天净值';
  return { time: `${spokenDay(day, today)}${time}`, left: null, price };
}
