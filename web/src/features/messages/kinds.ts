import {
  BellRing,
  Coins,
  Gift,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { components } from '@/wire/gen/messages';
import { kindWords } from './words';

export type Kind = components['schemas']['Kind'];

const ICONS: Record<Kind, LucideIcon> = {
  trade: ReceiptText,
  security: ShieldCheck,
  dividend: Coins,
  certificate: UserRound,
  notice: Megaphone,
  nav: BellRing,
  activity: Gift,
};

/** The drawing of a kind. */
export function iconOf(kind: Kind): LucideIcon {
  return ICONS[kind];
}

/** Whether a kind is amber: what may be somebody else's doing, and what runs out. */
export function warns(kind: Kind): boolean {
  return kind === 'security' || kind === 'certificate';
}

/** All kinds with their short names, in the order of the chips. */
export const KINDS = Object.entries(kindWords) as (readonly [Kind, string])[];
