import { expect, test } from 'vitest';
import { calendarOf } from './reminder';

test('a reminder rings at nine in the morning of Shanghai', () => {
  const lines = calendarOf('2026-11-24', '澄溪远见，赎回费降低').split('\r\n');
  expect(lines).toContain('DTSTART:20261124T010000Z');
  expect(lines).toContain('SUMMARY:澄溪远见，赎回费降低');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('commas and semicolons of a title do not end its line', () => {
  expect(calendarOf('2026-11-24', 'a,b;c')).toContain('SUMMARY:a\\,b\\;c');
});
