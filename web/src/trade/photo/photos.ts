/* once */
import { sentenceOf } from '@/wire/failure';
import type { readCertificate } from '@/wire/gen/accounts';
import type { Output } from '@/wire/operation';
import { photoWords as words } from './words';

/** What a picture shows; `/uploadPic` keeps it under this kind. */
export type PictureKind = 'certFront' | 'certBack' | 'card';

const EDGE_MAX_PX = 1600;
const QUALITY = 0.85;

/** A form for `uploadPic`, with the photo made small enough for a mobile network. */
export async function pictureForm(kind: PictureKind, photo: File): Promise<FormData> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', await shrunk(photo), `${kind}.jpg`);
  return form;
}

/** At most 1600 px at the longer edge, as JPEG; the photo itself where the browser cannot. */
async function shrunk(photo: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(photo);
    const scale = Math.min(1, EDGE_MAX_PX / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return photo;
    // A JPEG is not transparent; what was, would become black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const small = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', QUALITY),
    );
    return small ?? photo;
  } catch {
    return photo;
  }
}

/** What stands on a photo of a certificate, field by field. */
export type CertificateReading = Output<typeof readCertificate>;

/** The server takes no more, bytes. */
const BYTES_MAX = 2 << 20;

/** A file that is not sent at all; the message is for the customer. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}

let last: Promise<unknown> = Promise.resolve();

/** One photo after the other: the server reads one of a customer at a time. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** The photo made small; throws `PhotoRefused` for what is none or stays too large. */
export async function readable(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw new PhotoRefused(words.notPhoto);
  const photo = await shrunk(file);
  if (photo.size > BYTES_MAX) throw new PhotoRefused(words.tooLarge);
  return photo;
}

/** Why a photo was not read, in a sentence for the customer. */
export function whyUnread(cause: unknown): string {
  return cause instanceof PhotoRefused ? cause.message : (sentenceOf(cause) ?? words.lost);
}
