import type { HostPort } from './port';

/**
 * From now on every field for a picture asks the camera of the app around the page: not every app's
 * view opens one for a page.
 */
export function takePhotos(photo: NonNullable<HostPort['photo']>) {
  document.addEventListener('click', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
    if (!field.accept.startsWith('image/')) return;
    event.preventDefault();
    void photo().then((file) => file && put(field, file));
  });
}

/** As if it had been picked in the field. */
function put(field: HTMLInputElement, file: File) {
  const picked = new DataTransfer();
  picked.items.add(file);
  field.files = picked.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
