import type { Asked } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { goBack } from '@/route/navigation';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { useConsentForm } from './ConsentForm';
import { type Consent, type Consents, consentTo, type Purpose } from './consents';
import { consentWords as words } from './words';

interface ConsentPageProps {
  query: Asked<Consents>;
  purpose: Purpose;
}

/** One question by itself, or that it did not come. */
export default function ConsentPage({ query, purpose }: ConsentPageProps) {
  if (query.data) return <Ask consent={consentTo(query.data, purpose)} />;
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows />}
      failed={words.failed}
    >
      {() => null}
    </QueryPage>
  );
}

/** For what, what ends with it, the text, an empty box. */
function Ask({ consent }: { consent: Consent }) {
  const { terms, text, foot } = useConsentForm(consent, { onNot: goBack });
  return (
    <Page nav={<NavBar title={words.title} />} foot={<BottomBar>{foot}</BottomBar>}>
      <h2 className="mx-5 mt-4 mb-2 text-22 strong">{words.headline(consent.purposeName)}</h2>
      <Card>{terms}</Card>
      <Card title={consent.textTitle}>{text}</Card>
    </Page>
  );
}
