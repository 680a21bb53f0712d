/** A call of the demo's own: plain JSON in the usual envelope, never in a company's server. */
export async function askDemo<Data>(path: string, body?: unknown): Promise<Data> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: sent });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { status, data } = (await response.json()) as Envelope<Data>;
  if (status.code !== 10000) throw new Error(status.message);
  return data;
}

interface Envelope<Data> {
  status: { code: number; message: string };
  data: Data;
}
