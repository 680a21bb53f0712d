export interface Question {
  method: 'GET' | 'POST';
  /** Path and query as they go on the wire. */
  path: string;
  headers: Record<string, string>;
  /** The Authorization header, or empty. */
  authorization: string;
  body?: string | FormData;
  /** The answer may take as long as a photo. */
  large?: boolean;
}

export interface Answer {
  status: number;
  json?: unknown;
  blob?: Blob;
}

export function reach(
  question: Question,
  headers: Headers,
  body: string | FormData | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { path, method } = question;
  return fetch(path, { method, headers, body, signal, credentials: 'omit', cache: 'no-store' });
}

export function headersOf(question: Question): Headers {
  const headers = new Headers(question.headers);
  if (question.authorization) headers.set('Authorization', question.authorization);
  return headers;
}
