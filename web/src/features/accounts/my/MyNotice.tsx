import clsx from 'clsx';
import { BadgeAlert, BadgeCheck, ChevronRight } from 'lucide-react';
import { Link } from '@/route/Link';
import { useClosing } from '@/trade/customer/closing';
import type { User } from '@/trade/customer/user';
import { noticeOf } from './notices';

/** The band that says what to do next, with the way there. */
export function MyNotice({ user, onService }: { user: User; onService: () => void }) {
  const notice = noticeOf(user, useClosing(user.opened));
  if (!notice) return null;
  const warn = notice.tone === 'warn';
  const Icon = warn ? BadgeAlert : BadgeCheck;
  const style = clsx(
    'card flex items-center gap-3 text-start shadow-none',
    warn ? 'bg-warn-weak text-warn' : 'bg-brand-weak text-brand',
  );
  const inner = (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block strong">{notice.title}</span>
        <span className="block text-13">{notice.text}</span>
      </span>
      <span className="flex flex-none items-center gap-1 text-13 strong">
        {notice.act}
        <ChevronRight size={16} aria-hidden="true" />
      </span>
    </>
  );
  return notice.to ? (
    <Link to={notice.to} className={style}>
      {inner}
    </Link>
  ) : (
    <button type="button" className={clsx(style, 'w-[calc(100%-32px)]')} onClick={onService}>
      {inner}
    </button>
  );
}
