import { amount } from '@/lib/figures';
import { to } from '@/route/links';
import { Switch } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import type { buyFee } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { voucherWords as words } from './words.voucher';

interface VoucherRowProps {
  offer: NonNullable<Output<typeof buyFee>['withVoucher']>;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

/** The voucher under the fee: what it takes and saves, or how many points are missing. */
export default function VoucherRow({ offer, wanted, onChange }: VoucherRowProps) {
  const { voucher, available, enough } = offer;
  if (!voucher) return null;
  const { name, points, saved } = voucher;
  if (!enough) {
    return (
      <Row
        title={name}
        sub={words.few(points, available)}
        value={<span className="text-13">{words.earn}</span>}
        to={to('/myJiaDou')}
      />
    );
  }
  return (
    <Row
      title={name}
      sub={
        <>
          {wanted ? words.used(points, amount(saved)) : words.offer(points, amount(saved))}
          {wanted && <span className="block text-12 text-t3">{words.frozen}</span>}
        </>
      }
      value={<Switch label={words.use(name)} checked={wanted} onChange={onChange} />}
    />
  );
}
