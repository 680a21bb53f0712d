/* once */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Child, childIn } from '@/features/childaccounts/child';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { children } from '@/wire/gen/childaccounts';
import { CHILD, HOLDING } from '@/wire/gen/topics';
import { ChildBody } from './ChildBody';
import { WishHero } from './WishHero';
import './account.css';

const Introduction = lazy(() => import('@/features/childaccounts/intro/Introduction'));

const PANEL = 'child-panel';

/** The customer's children by name, each with its wish; without one, what such an account is. */
export default function OwnChildren() {
  const query = useQuery(children());
  const { childNo } = useArgs('/childAccount');
  const { data } = query;
  if (data?.children.length === 0) {
    return (
      <Suspense fallback={<AccountPage />}>
        <Introduction own most={data.most} />
      </Suspense>
    );
  }
  return (
    <QueryPage
      query={query}
      also={CHILD | HOLDING}
      nav={
        <NavBar
          title={words.title}
          end={
            data?.mayAdd && (
              <Link to={to('/childAccount/create')} className="nav-text">
                {words.make}
              </Link>
            )
          }
        />
      }
      bones={<AccountBones />}
      failed={words.failed}
      foot={({ children: all }) => <Acts child={childIn(all, childNo)} />}
    >
      {({ children: all }) => <Chosen all={all} child={childIn(all, childNo)} />}
    </QueryPage>
  );
}

/** One child's account, in a panel where there are tabs. */
function Chosen({ all, child }: { all: readonly Child[]; child: Child | undefined }) {
  if (!child) return <Gone />;
  const body = (
    <>
      <WishHero child={child} />
      <ChildBody key={child.childNo} child={child} />
    </>
  );
  if (all.length === 1) return body;
  return (
    <>
      <ChildTabs all={all} child={child} />
      <div id={PANEL} role="tabpanel" aria-label={child.name}>
        {body}
      </div>
    </>
  );
}

/** An address may be older than its account. */
function Gone() {
  return (
    <Empty
      title={words.gone}
      text={words.goneText}
      acts={
        <Link to={to('/childAccount')} replace className="button button-primary">
          {words.toFirst}
        </Link>
      }
    />
  );
}

function ChildTabs({ all, child }: { all: readonly Child[]; child: Child }) {
  const go = useGo();
  return (
    <div className="bg-surface px-5">
      <Tabs
        label={words.children}
        choices={all.map(({ childNo, name }) => ({ value: String(childNo), label: name }))}
        value={String(child.childNo)}
        onChange={(childNo) => go(to('/childAccount', { childNo }), { replace: true })}
        panel={PANEL}
      />
    </div>
  );
}

/** Both lead to where a fund is chosen. */
function Acts({ child }: { child: Child | undefined }) {
  const go = useGo();
  if (!child) return null;
  const choose = () => go(to('/childAccount/recommend', { childNo: child.childNo }));
  return (
    <BottomBar>
      <Button kind="soft" onClick={choose}>
        {words.plan}
      </Button>
      <Button wide onClick={choose}>
        {words.buy}
      </Button>
    </BottomBar>
  );
}

function AccountPage() {
  return (
    <Page nav={<NavBar title={words.title} />}>
      <AccountBones />
    </Page>
  );
}

/** The hero, then the fan. */
function AccountBones() {
  return (
    <Shimmer>
      <div className="card">
        <Bone h={210} />
      </div>
      <div className="card">
        <Bone h={340} />
      </div>
    </Shimmer>
  );
}
