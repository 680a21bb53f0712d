import { useQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { activityDetail } from '@/wire/gen/rewards';
import { LeadsOn } from './LeadsOn';

/** The page of an activity, by its number in links that went out. */
export default function CampaignRedirectScreen() {
  const { id } = useArgs('/redirect2Leda/{id}');
  const activity = useQuery(activityDetail({ activityId: id }));
  const path = activity.data && to('/shareActivity', { activityId: id });
  return <LeadsOn query={activity} path={path} />;
}
