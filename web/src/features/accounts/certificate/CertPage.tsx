import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { BottomBar } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow } from '@/wire/gen/accounts';
import { PROFILE } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';
import { CertCard } from './CertCards';
import { actOf, type CertAct, standingOf } from './certState';
import { certWords as words } from './words';

// Few have handed one in.
const RenewalCard = lazy(() => import('./RenewalCard'));

interface CertPageProps {
  title: string;
  /** What this page tells besides. */
  more?: (flow: OpeningFlow) => ReactNode;
}

/** The certificate on file, what waits or failed, and the one thing to do about it. */
export function CertPage({ title, more }: CertPageProps) {
  const flow = useQuery({ ...openflow(), staleTime: 0 });
  return (
    <QueryPage
      query={flow}
      nav={<NavBar title={title} />}
      bones={<SkeletonRows rows={5} />}
      failed={words.failedLoad}
      also={PROFILE}
      empty={({ certInfoVo: cert }) => !cert && <Nothing />}
      foot={(data) => <Act flow={data} query={flow} />}
    >
      {(data) =>
        data.certInfoVo && (
          <div className="pt-3">
            <CertCard flow={data} cert={data.certInfoVo} />
            <Suspense>
              {data.certInfoVo.renewal && <RenewalCard renewal={data.certInfoVo.renewal} />}
            </Suspense>
            {more?.(data)}
          </div>
        )
      }
    </QueryPage>
  );
}

const ACTS: Record<CertAct, string> = {
  verify: words.verify,
  seeAudit: words.seeAudit,
  open: words.openFirst,
  refresh: words.refresh,
  again: words.again,
  addPhotos: words.addPhotos,
  renew: words.renew,
};

function Act({ flow, query }: { flow: OpeningFlow; query: UseQueryResult }) {
  const go = useGo();
  const act = actOf(flow);
  if (!act) return null;
  function follow() {
    switch (act) {
      case 'refresh':
        return void renew(PROFILE);
      case 'verify':
        return go(to('/realname'));
      case 'seeAudit':
        return go(to('/openAudit'));
      case 'open':
        return go(to('/opening'));
      default:
        return go(to('/userCert'));
    }
  }
  return (
    <BottomBar>
      <Button
        wide
        kind={act === 'refresh' ? 'soft' : isUrgent(flow, act) ? undefined : 'outline'}
        loading={act === 'refresh' && query.isFetching}
        onClick={follow}
      >
        {ACTS[act]}
      </Button>
    </BottomBar>
  );
}

/** A good certificate may be followed by another, and need not. */
function isUrgent({ certInfoVo: cert }: OpeningFlow, act: CertAct): boolean {
  if (act !== 'renew' && act !== 'addPhotos') return true;
  return cert !== null && cert !== undefined && ['expired', 'soon'].includes(standingOf(cert));
}

function Nothing() {
  const go = useGo();
  return (
    <Empty
      title={words.noneTitle}
      text={words.noneText}
      acts={<Button onClick={() => go(to('/realname'))}>{words.verify}</Button>}
    />
  );
}
