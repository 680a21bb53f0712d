import { certificateWords as words } from '@/features/identity/words';
import { text } from '@/patterns/form/text';
import { ID_LENGTH, idNumberFault, typedIdNumber } from '@/trade/customer/idNumber';

/**
 * The number of the certificate on file, in a white block: `{ name: 'number', ...certificate }`.
 * Not by the name of one that is put on file, for which a demo has specimens.
 */
export const certificate = {
  wire: 'certNo',
  label: words.field,
  kind: text({ bare: true, placeholder: words.field, maxLength: 18, typed: typedIdNumber }),
  hint: words.hint,
  lacks: (number: string) => number.length < ID_LENGTH,
  fault: (number: string) => (idNumberFault(number) ? words.wrong : undefined),
};
