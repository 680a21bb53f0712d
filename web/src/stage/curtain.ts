/* once */
import { useQuery } from '@tanstack/react-query';
import { askDemo } from '@/app/demo/ask';
import { createStore, useStore } from '@/lib/store';
import { moving } from './day';
import { phone } from './phone';

/** GET /demo/curtain: an order in the books and in the exchanged files. */
export interface Behind {
  /** Of all customers, the newest first. */
  orders: OrderToldOf[];
  order: OrderToldOf | null;
  journal: JournalEntry[];
  /** Both sides of all entries, asset by asset, money first. */
  sums: { asset: string; debit: string; credit: string }[];
  records: FileRecord[];
}

export interface OrderToldOf {
  orderNo: string;
  /** In Chinese, as are status and name. */
  kind: string;
  fundCode: string;
  fundName: string;
  amount: string;
  shares: string;
  status: string;
  createdAt: string;
  tDay: string;
  confirmDay: string;
}

export interface JournalEntry {
  kind: string;
  reference: string;
  at: string;
  lines: { account: string; asset: string; debit: string; credit: string }[];
}

/** A record of an exchanged file: 03 asks the TA, 04 answers. */
export interface FileRecord {
  file: string;
  day: string;
  fileType: string;
  fields: { name: string; title: string; value: string; meaning: string }[];
}

/** The order that a visitor chose; null for that of the phone, or the newest one. */
export const chosenOrder = createStore<string | null>(null);

const MOVING_MS = 500;
const STILL_MS = 1_000;

export function useBehind() {
  const path = useStore(phone)?.path ?? '';
  const chosen = useStore(chosenOrder);
  const goes = useStore(moving) !== 'still';
  const orderNo = chosen ?? orderOf(path);
  const query = orderNo ? `?orderNo=${encodeURIComponent(orderNo)}` : '';
  return useQuery({
    queryKey: ['demo', 'curtain', orderNo],
    queryFn: () => askDemo<Behind>(`/demo/curtain${query}`),
    refetchInterval: goes ? MOVING_MS : STILL_MS,
    placeholderData: (before) => before,
  });
}

/** The order whose page the phone shows. */
function orderOf(path: string): string | null {
  const [, search = ''] = path.split('?');
  return new URLSearchParams(search).get('orderNo');
}
