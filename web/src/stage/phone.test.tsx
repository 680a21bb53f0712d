import { afterEach, expect, test } from 'vitest';
import type { PhoneSays } from './messages';
import { connect, phone } from './phone';

const SAYS: PhoneSays = {
  tael: 'phone',
  path: '/dealDetails?orderNo=7',
  title: '交易详情',
  wants: null,
  mobile: '138****0002',
};

afterEach(() => phone.set(null));

function framed() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return { frame, stop: connect(frame) };
}

function say(data: unknown, source: Window | null, origin = window.location.origin) {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
}

test('the address follows the phone without a step of its own', () => {
  const { frame, stop } = framed();
  const steps = window.history.length;
  say(SAYS, frame.contentWindow);
  expect(phone.get()?.mobile).toBe('138****0002');
  expect(window.location.pathname + window.location.search).toBe(SAYS.path);
  expect(window.history.length).toBe(steps);
  stop();
});

test('only the phone in the frame is heard, and only from here', () => {
  const { frame, stop } = framed();
  say(SAYS, window);
  say(SAYS, frame.contentWindow, 'https://example.com');
  say({ ...SAYS, tael: 'other' }, frame.contentWindow);
  expect(phone.get()).toBeNull();
  stop();
  say(SAYS, frame.contentWindow);
  expect(phone.get()).toBeNull();
});
