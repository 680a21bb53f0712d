import { certificateWords as words } from '@/features/identity/words';
import { idNumberFault, typedIdNumber } from '@/trade/customer/idNumber';
import { Input } from '@/ui/Input';

interface CertificateFieldProps {
  value: string;
  /** The refusal of the last number. */
  error?: string;
  onChange: (certNo: string) => void;
}

/** Whether a number can be sent: whole, with the right last character. */
export const isCertificate = (certNo: string) =>
  certNo.length === 18 && idNumberFault(certNo) === null;

/** The number of the certificate on file, in a white block. */
export function CertificateField({ value, error, onChange }: CertificateFieldProps) {
  return (
    <Input
      label={words.field}
      bare
      value={value}
      placeholder={words.field}
      hint={words.hint}
      maxLength={18}
      error={idNumberFault(value) ? words.wrong : error}
      onChange={(text) => onChange(typedIdNumber(text))}
    />
  );
}
