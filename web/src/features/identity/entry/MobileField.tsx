import { cannotBeMobile, typedMobile } from '@/trade/customer/mobile';
import { entryWords as words } from '@/trade/customer/words';
import { Input } from '@/ui/Input';

interface MobileFieldProps {
  value: string;
  onChange: (mobile: string) => void;
  autoFocus?: boolean;
  /** Why this mobile is refused. */
  error?: string;
}

/** The mobile with its area code, 86: the only one served. Tells what is wrong while typing. */
export function MobileField({ value, onChange, autoFocus, error }: MobileFieldProps) {
  return (
    <Input
      label={words.mobile}
      value={value}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={17}
      autoFocus={autoFocus}
      placeholder={words.mobileHint}
      error={cannotBeMobile(value) ? words.mobileWrong : error}
      end={<span className="order-first text-t2">{words.area}</span>}
      onChange={(text) => onChange(typedMobile(text))}
      bare
    />
  );
}
