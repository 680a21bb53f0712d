/* once */
import { NetworkFailure, Refusal } from './failure';

/** Larger files are none of ours. */
const MOST_BYTES = 20_000_000;

interface FetchOptions {
  signal?: AbortSignal;
  /** Told how much has come, from 0 to 1, where that is known. */
  onPart?: (part: number) => void;
}

/** A file of this server, or one that lies in the page's memory. */
export async function fetchFile(
  path: string,
  { signal, onPart }: FetchOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path, { signal, credentials: 'omit' }).catch(lost);
  if (!answer.ok) throw await refusalOf(answer);
  const total = Number(answer.headers.get('Content-Length'));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(answer)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('the file is too large');
    if (total > 0) onPart?.(Math.min(1, size / total));
  }
  return joined(chunks, size);
}

async function* chunksOf({ body }: Response) {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(lost);
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Why the server gave no file: in its envelope, or else the status. */
async function refusalOf(answer: Response): Promise<Error> {
  const envelope = (await answer.json().catch(() => null)) as Envelope | null;
  const status = envelope?.status;
  if (!status?.code) return new Error(`${answer.status}`);
  return new Refusal(status.code, status.message ?? '', envelope?.data);
}

interface Envelope {
  status?: { code?: number; message?: string };
  data?: unknown;
}

function lost(): never {
  throw new NetworkFailure('unreachable');
}
