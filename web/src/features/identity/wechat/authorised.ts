/* once */
import { createStore } from '@/lib/store';
import type { prebindWeChat } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';

export type Authorised = Output<typeof prebindWeChat>;

/** Who has authorised at WeChat: in memory only, until it is bound or the screen is left for good. */
export const authorised = createStore<Authorised | null>(null);
