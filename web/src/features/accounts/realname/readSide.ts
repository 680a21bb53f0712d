import { type CertificateReading, inTurn, PhotoRefused, readable } from '@/trade/photo/photos';
import { photoWords as words } from '@/trade/photo/words';
import { call } from '@/wire/call';
import { readCertificate } from '@/wire/gen/accounts';

/** Reads one side of a certificate. Nothing of it is kept by the server. */
export async function readSide(file: File): Promise<CertificateReading> {
  const photo = await base64Of(await readable(file));
  return inTurn(() => call(readCertificate, { photo }, { silent: true }));
}

function base64Of(photo: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => failed(new PhotoRefused(words.notPhoto));
    reader.readAsDataURL(photo);
  });
}
