import { Camera, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { maskMobile } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useAvatar } from '@/trade/customer/avatar';
import type { User } from '@/trade/customer/user';
import { Avatar } from '@/ui/Avatar';
import { Button, TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Logo } from '@/ui/Logo';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { AvatarSheet } from './AvatarSheet';
import { avatarWords, myWords as words } from './words.my';

interface MyHeadProps {
  user: User | undefined;
  loggedIn: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** Name and mobile; for a visitor the way in. */
export function MyHead({ user, loggedIn, failed, onRetry }: MyHeadProps) {
  const go = useGo();
  if (!loggedIn) {
    return (
      <Card className="mt-2">
        <div className="flex items-center gap-4">
          <Logo size={48} />
          <div className="min-w-0 flex-1">
            <h2 className="text-17 strong">{words.loginTitle}</h2>
            <p className="text-13 text-t2">{words.loginText}</p>
          </div>
        </div>
        <Button wide className="mt-4" onClick={() => go(to('/loginNote'))}>
          {words.login}
        </Button>
      </Card>
    );
  }
  if (!user) {
    return (
      <div className="px-5 pt-1 pb-5">
        {failed ? <TextButton onClick={onRetry}>{words.failed}</TextButton> : <HeadBones />}
      </div>
    );
  }
  const name = user.custName ?? words.unnamed;
  return (
    <div className="flex items-center gap-3 px-5 pt-1 pb-5">
      <AvatarButton user={user} />
      <Link to={to('/security')} className="flex min-w-0 flex-1 items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block text-20 strong">{name}</span>
          <span className="block text-t2">{maskMobile(user.mobile)}</span>
        </span>
        <ChevronRight size={18} className="text-t3" aria-hidden="true" />
      </Link>
    </div>
  );
}

/** The customer's picture; a tap changes it. */
function AvatarButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const src = useAvatar(user);
  return (
    <>
      <button
        type="button"
        className="relative flex-none rounded-pill"
        aria-label={avatarWords.change}
        onClick={() => setOpen(true)}
      >
        <Avatar name={user.custName ?? words.title} src={src} size={60} />
        <span className="absolute -end-1 -bottom-1 flex size-6 items-center justify-center rounded-pill bg-surface text-t2 shadow-card">
          <Camera size={14} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </button>
      <AvatarSheet user={user} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function HeadBones() {
  return (
    <Shimmer>
      <div className="flex items-center gap-3">
        <Bone w={60} h={60} />
        <span className="flex flex-1 flex-col gap-2">
          <Bone w="32%" h={20} />
          <Bone w="44%" />
        </span>
      </div>
    </Shimmer>
  );
}
