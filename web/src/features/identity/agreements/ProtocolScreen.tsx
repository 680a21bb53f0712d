import { useQuery } from '@tanstack/react-query';
import { useArgs } from '@/route/navigation';
import { drawings } from '@/trade/article/drawings';
import AgreementText from '@/trade/customer/AgreementText';
import { protocolWords as words } from '@/trade/customer/words.protocol';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { agreementDetail } from '@/wire/gen/content';

const NAMES: Record<string, string | undefined> = {
  user: words.user,
  privacy: words.privacy,
  open: words.open,
  card: words.card,
};

/** The user agreement, the privacy policy or another agreement by its type. */
export default function ProtocolScreen() {
  const { type = 'user' } = useArgs('/protocol');
  const { data } = useQuery(agreementDetail({ type }));
  return (
    <Page look="plain" nav={<NavBar title={data?.title ?? NAMES[type] ?? words.user} />}>
      <div className="px-5 pt-2">
        <AgreementText type={type} drawings={drawings} />
      </div>
    </Page>
  );
}
