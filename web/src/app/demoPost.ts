import { useQuery } from '@tanstack/react-query';

const SHOWN = 3;
const POLL_MS = 2_000;

/** What the demo's simulators sent last, newest first; undefined before it is known. */
export function useDemoPost<Message>(box: 'sms' | 'mail'): Message[] | undefined {
  const { data } = useQuery({
    queryKey: ['demo', box],
    queryFn: () => newest<Message>(`/demo/${box}`),
    refetchInterval: POLL_MS,
    retry: false,
  });
  return data;
}

async function newest<Message>(path: string): Promise<Message[]> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return ((await response.json()) as Message[]).slice(0, SHOWN);
}
