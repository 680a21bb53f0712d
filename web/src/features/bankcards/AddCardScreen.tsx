import { goBack } from '@/route/navigation';
import { CardBinding } from '@/trade/card/CardBinding';
import { bindingWords as words } from '@/trade/card/words';
import { useUser } from '@/trade/customer/user';

/** One more card of the customer's own. */
export default function AddCardScreen() {
  const { data: user } = useUser();
  return (
    <CardBinding
      title={words.title}
      holder={user?.custName ?? undefined}
      certNo={user?.certInfoVo?.certNo}
      onBound={goBack}
    />
  );
}
