import { to } from '@/route/links';
import type { components } from '@/wire/gen/messages';
import { messagesWords as words } from './words';

export type Message = components['schemas']['MessageShown'];

/** Where a message leads, and what the way is called. */
export interface Lead {
  path: string;
  name: string;
  /** It wants something: its button stands in the message. */
  asks: boolean;
}

/** The screen that a message leads to; none where it says all, or where this app has none for it. */
export function leadOf({ leads, subject, kind }: Message): Lead | undefined {
  switch (leads) {
    case 'order':
      return lead(to('/dealDetails', { orderNo: subject }), words.toOrder);
    case 'security':
      return lead(to('/security'), words.toSecurity);
    case 'device':
      return { path: to('/security'), name: words.notMe, asks: true };
    case 'card':
      return lead(to('/bankCard'), words.toCard);
    case 'certificate':
      return { path: to('/certInfo'), name: words.toCertificate, asks: kind === 'certificate' };
    case 'renewal':
      return { path: to('/certInfo'), name: words.toRenewal, asks: true };
    case 'fundNotices':
      return lead(to('/funddetail/notice', { fundCode: subject }), words.toFundNotices);
    case 'activity':
      return lead(to('/shareActivity', { activityId: subject }), words.toActivity);
    case 'points':
      return lead(to('/myJiaDou'), words.toPoints);
    case 'plan':
      return lead(to('/fixedinvestdetail', { planNo: subject }), words.toPlan);
    case 'statements':
      return lead(to('/statements'), words.toStatements);
    case 'fund':
      return lead(to('/funddetail', { fundCode: subject }), words.toFund);
    case 'notice':
      return lead(to('/noticedetail', { id: subject }), words.toNotice);
    default:
      return undefined;
  }
}

function lead(path: string, name: string): Lead {
  return { path, name, asks: false };
}

/** Whether it asks who it was: a login that may have been somebody else's. */
export function asksWho({ leads, isRead }: Message): boolean {
  return leads === 'device' && !isRead;
}
