import { useQuery } from '@tanstack/react-query';
import { bookWords as words } from '@/features/content/words';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { DataRow } from '@/trade/customer/DataRow';
import { readText } from '@/wire/gen/content';
import { token } from '@/wire/session';
import { TextReader } from './TextReader';

/** The privacy policy as it is now, and every version before it. */
export default function PrivacyPolicyScreen() {
  const loggedIn = useStore(token) !== null;
  const policy = useQuery(readText({ key: 'privacy' }));
  return (
    <TextReader
      query={policy}
      title={words.privacy}
      failed={words.failed}
      gone={words.gone}
      more={{ label: words.all, to: to('/policy') }}
      agreement
    >
      {loggedIn && <DataRow />}
    </TextReader>
  );
}
