import { call } from '@/api/call';
import { sentenceOf } from '@/api/failure';
import type { readCertificate as contract } from '@/api/gen/accounts';
import { type Input, type Output, operation } from '@/api/operation';
import { shrunk } from './pictures';
import { photoWords as words } from './words.photo';

/** What stands on a photo of a certificate, field by field. */
export type CertificateReading = Output<typeof contract>;

/** As the contract has it; declared again, since the generated one would weigh on every screen. */
export const readCertificate = operation<Input<typeof contract>, CertificateReading>({
  id: 'readCertificate',
  method: 'POST',
  path: '/api/v1/m/handlePic',
  silent: true,
});

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

/** Reads one side of a certificate. Nothing of it is kept by the server. */
export async function readSide(file: File): Promise<CertificateReading> {
  const photo = await base64Of(await readable(file));
  return inTurn(() => call(readCertificate, { photo }, { silent: true }));
}

/** Why a photo was not read, in a sentence for the customer. */
export function whyUnread(cause: Error): string {
  return cause instanceof PhotoRefused ? cause.message : (sentenceOf(cause) ?? words.lost);
}

function base64Of(photo: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => failed(new PhotoRefused(words.notPhoto));
    reader.readAsDataURL(photo);
  });
}
