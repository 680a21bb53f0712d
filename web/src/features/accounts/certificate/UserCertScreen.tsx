import { useQuery } from '@tanstack/react-query';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow } from '@/wire/gen/accounts';
import { actOf } from './certState';
import { RenewalForm } from './RenewalForm';
import { certWords, renewWords as words } from './words';

/** A new certificate in place of the one on file: both photos, its days, and the password. */
export default function UserCertScreen() {
  const flow = useQuery(openflow());
  const cert = flow.data?.certInfoVo;
  if (flow.data && cert && maySend(flow.data)) {
    return (
      <Consenting purpose="sensitive">
        <RenewalForm cert={cert} custName={flow.data.custName} />
      </Consenting>
    );
  }
  return (
    <Page nav={<NavBar title={words.title} />}>
      <QueryView query={flow} bones={<SkeletonRows rows={5} />} failed={certWords.failedLoad}>
        {(data) => <NotNow flow={data} />}
      </QueryView>
    </Page>
  );
}

/** What is there to renew: not before the account is open, and not while one is looked at. */
function maySend(flow: OpeningFlow): boolean {
  return ['renew', 'again', 'addPhotos'].includes(actOf(flow) ?? '');
}

function NotNow({ flow }: { flow: OpeningFlow }) {
  const go = useGo();
  const act = actOf(flow);
  const title =
    act === 'refresh' ? words.underReview : act === null ? words.notNeeded : certWords.noneTitle;
  return (
    <Empty
      title={title}
      text={act === 'refresh' ? certWords.inAudit : act === null ? undefined : certWords.noneText}
      acts={<Button onClick={() => go(to('/certInfo'))}>{certWords.detail}</Button>}
    />
  );
}
