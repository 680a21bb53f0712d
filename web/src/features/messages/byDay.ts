import type { Message } from './leadOf';

/** The messages of a day in China. */
export interface MessageDay {
  day: string;
  list: Message[];
}

/** Messages under their days, in the order in which they came. */
export function byDay(messages: readonly Message[]): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = message.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.list.push(message);
    else days.push({ day, list: [message] });
  }
  return days;
}
