import { inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { holderOf } from '@/trade/fund/pension';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import type { Security } from './sentences';
import { analysisWords, securityWords as words } from './words';

interface SecuritySheetProps {
  security: Security;
  open: boolean;
  onClose: () => void;
}

/** The funds through which a security is held. */
export default function SecuritySheet({ security, open, onClose }: SecuritySheetProps) {
  const hidden = useStore(amountsHidden);
  return (
    <Sheet open={open} title={words.of(security.name)} onClose={onClose}>
      {security.funds.map(({ fundCode, fundName, ratio, amount }) => (
        <Row
          key={fundCode}
          title={fundName}
          sub={words.inFund(percent(inPercent(ratio)))}
          value={<Figure value={amount} hidden={hidden} />}
          to={to('/assetDetails', { fundCode, purpose: holderOf({ fundName }) })}
        />
      ))}
      <p className="pt-2 text-12 text-t3">{analysisWords.foot}</p>
    </Sheet>
  );
}
