/* once */
import { Activity, memo, Suspense, useEffect, useLayoutEffect, ViewTransition } from 'react';
import { PlaceContext, visit } from '@/route/history';
import { to } from '@/route/links';
import { askBefore } from '@/route/navigation';
import { useScrollMemory } from '@/route/scroll';
import { ViewPlace } from '@/route/ViewPlace';
import { SkeletonRows } from '@/ui/Skeleton';
import { loginIsShownBy } from '@/wire/session';
import { askOver } from './asking';
import { Guarded } from './Guarded';
import { HomeButton } from './HomeButton';
import { LayersSlot } from './LayersSlot';
import { ScreenBoundary } from './ScreenBoundary';
import { tabScreens } from './screens';
import { type Stand, useShown } from './shown';
import { TabBar } from './TabBar';
import { useFocusOnTitle } from './titleFocus';

askBefore(askOver);
loginIsShownBy(() => visit(to('/loginNote'), { replace: true }));

const SLIDES = { forward: 'page-forward', back: 'page-back', default: 'none' };

/** The app's frame: the present screen, the kept ones behind it, bars and floating layers. */
export function Frame() {
  const { now, alive, coming, leaving } = useShown();
  return (
    <>
      {coming && <div className="coming" role="progressbar" aria-label="正在打开" />}
      {/* A tap on a screen that goes would be lost with it. */}
      <div className="contents" inert={leaving}>
        <Suspense fallback={<OpeningPage />}>
          {[...alive.values()].map((stand) => (
            <Activity key={stand.key} mode={stand.key === now.key ? 'visible' : 'hidden'}>
              <Screen stand={stand} />
            </Activity>
          ))}
          {!now.row.keepAlive && (
            <ViewTransition key={now.key} enter={SLIDES} exit={SLIDES} update="none" default="none">
              <Screen stand={now} />
            </ViewTransition>
          )}
        </Suspense>
      </div>
      <TabBar tabs={tabScreens} now={now.row} />
      <HomeButton now={now.row} />
      <LayersSlot />
    </>
  );
}

/** A screen under its own place: a hidden one does not see where the customer went. */
const Screen = memo(function Screen({ stand }: { stand: Stand }) {
  const { row, place } = stand;
  useScrollMemory(stand.key);
  useFocusOnTitle(stand.key);
  // Before the effects of the screen itself, which may set a title of its own.
  useLayoutEffect(() => {
    document.title = row.title;
  }, [row.title]);
  if (!row.view) return <Redirect path={row.redirect ?? to('/fundhome')} />;
  return (
    <PlaceContext value={place}>
      <ScreenBoundary key={stand.key}>
        <Guarded row={row} wanted={place.pathname + place.search}>
          <ViewPlace view={row.view} />
        </Guarded>
      </ScreenBoundary>
    </PlaceContext>
  );
});

function Redirect({ path }: { path: string }) {
  useEffect(() => visit(path, { replace: true }), [path]);
  return null;
}

function OpeningPage() {
  return (
    <div className="page">
      <div className="pt-3">
        <SkeletonRows />
      </div>
    </div>
  );
}
