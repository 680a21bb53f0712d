import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';

function clipboardIs(writeText: (() => Promise<void>) | undefined) {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

it('copies by the clipboard of the browser', async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboardIs(write);
  expect(await copyText('881')).toBe(true);
  expect(write).toHaveBeenCalledWith('881');
});

it('copies by a selection where there is no clipboard, and leaves nothing on the page', async () => {
  clipboardIs(undefined);
  const copied: string[] = [];
  document.execCommand = () => copied.push(document.querySelector('textarea')?.value ?? '') > 0;
  expect(await copyText('881')).toBe(true);
  expect(copied).toEqual(['881']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('says that nothing was copied where the host lets nobody', async () => {
  clipboardIs(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await copyText('881')).toBe(false);
});
