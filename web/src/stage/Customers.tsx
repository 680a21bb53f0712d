import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CreditCard, UserRound, Wallet } from 'lucide-react';
import { askDemo } from '@/app/demo/ask';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { useWork } from '@/wire/useWork';
import { ask, phone } from './phone';
import { useWords } from './words';

/** GET /demo/customers: a customer, as far as the books have come. */
interface Customer {
  mobile: string;
  maskedMobile: string;
  /** `沈**`; empty before the real-name step. */
  name: string;
  opened: boolean;
  /** Funds that they hold. */
  funds: number;
}

type Stand = 'holds' | 'opened' | 'new';

const ICONS = { holds: Wallet, opened: CreditCard, new: UserRound } satisfies Record<
  Stand,
  unknown
>;
/** Where each of them begins. */
const FIRST = {
  holds: to('/asset'),
  opened: to('/fundhome'),
  new: to('/my'),
} satisfies Record<Stand, string>;

/** Somebody to be, by a tap: no number, no code. */
export function Customers() {
  const words = useWords().customers;
  const now = useStore(phone)?.mobile;
  const { data } = useQuery({
    queryKey: ['demo', 'customers'],
    queryFn: () => askDemo<Customer[]>('/demo/customers'),
    refetchInterval: 5_000,
  });
  const enter = useWork(signIn);
  return (
    <section aria-label={words.title}>
      <h2 className="intro-title">
        {words.title} <small>{enter.isError ? words.failed : words.hint}</small>
      </h2>
      <ul className="customers">
        {data?.map((customer) => {
          const stand = standOf(customer);
          const Icon = ICONS[stand];
          const is = customer.maskedMobile === now;
          return (
            <li key={customer.mobile}>
              <button
                type="button"
                className="customer"
                aria-pressed={is}
                disabled={enter.isPending}
                onClick={() => enter.mutate(customer)}
              >
                <span className="customer-icon">
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                </span>
                <span>
                  <b>{words.stands[stand]}</b>
                  <small>{words.sub[stand](customer.name, customer.funds)}</small>
                </span>
                {is ? (
                  <span className="customer-now">{words.now}</span>
                ) : (
                  <ChevronRight size={18} aria-hidden="true" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function standOf({ opened, funds }: Customer): Stand {
  if (!opened) return 'new';
  return funds > 0 ? 'holds' : 'opened';
}

async function signIn(customer: Customer) {
  const { mobile } = customer;
  const { token } = await askDemo<{ token: string }>('/demo/session', { mobile });
  ask({ act: 'signIn', token, path: FIRST[standOf(customer)] });
}
