import { resultWords as words } from '@/features/orders/words.result';
import { ServiceWay } from '@/trade/customer/ServiceWay';
import { Button } from '@/ui/Button';

/** The way to a person, beside what the customer can do himself. */
export function ServiceButton() {
  return (
    <ServiceWay>
      {(open) => (
        <Button kind="outline" onClick={open}>
          {words.service}
        </Button>
      )}
    </ServiceWay>
  );
}
