import { waitingWords as words } from '@/features/orders/redeem/words.waiting';
import { toast } from '@/lib/toast';

/** Hands the phone's own calendar a reminder for nine in the morning of a day, YYYY-MM-DD. */
export function remindOn(day: string, title: string) {
  const url = URL.createObjectURL(new Blob([calendarOf(day, title)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${day}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  toast.done(words.reminded);
}

/** An event in the form of RFC 5545, in Shanghai's time. */
export function calendarOf(day: string, title: string): string {
  const date = day.replaceAll('-', '');
  const escaped = title.replaceAll(/([\\;,])/g, '\\$1');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tael//redeem//ZH',
    'BEGIN:VEVENT',
    `UID:${date}-${[...title].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1e9, 7)}@tael`,
    `DTSTAMP:${date}T000000Z`,
    // Nine in the morning in China is one in the night of UTC.
    `DTSTART:${date}T010000Z`,
    `DTEND:${date}T013000Z`,
    `SUMMARY:${escaped}`,
    'BEGIN:VALARM',
    'TRIGGER:PT0S',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
