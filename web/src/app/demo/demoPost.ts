import { useQuery } from '@tanstack/react-query';

const SHOWN = 3;
const POLL_MS = 2_000;

/** A text message of the simulated operator. */
export interface TextMessage {
  mobile: string;
  text: string;
  /** The code in it, when it carries one. */
  code?: string | null;
  /** RFC 3339. */
  at: string;
}

/** An e-mail of the simulated server. */
export interface Letter {
  /** The sender's key. */
  key: string;
  email: string;
  subject: string;
  text: string;
  /** The code in it, when it carries one. */
  code?: string;
  /** RFC 3339. */
  at: string;
}

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

/** What was mailed last, newest first. */
export function useLetters(): Letter[] | undefined {
  return useDemoPost<Letter>('mail')?.map((letter) => ({
    ...letter,
    code: /验证码 (\d{6})/.exec(letter.text)?.[1],
  }));
}

async function newest<Message>(path: string): Promise<Message[]> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return ((await response.json()) as Message[]).slice(0, SHOWN);
}
