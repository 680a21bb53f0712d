import { certificateWords as words } from '@/features/identity/words';
import { text } from '@/patterns/form/text';
import { typedCertNumber } from '@/trade/customer/certNumber';
import { ID_LENGTH, idNumberFault } from '@/trade/customer/idNumber';

/** The shortest number of any certificate. */
const SHORTEST = 5;

/**
 * The number of the certificate on file, in a white block: `{ name: 'number', ...certificate }`.
 * Not by the name of one that is put on file, for which a demo has specimens.
 */
export const certificate = {
  wire: 'certNo',
  label: words.field,
  kind: text({ bare: true, placeholder: words.field, maxLength: 22, typed: typedCertNumber }),
  hint: words.hint,
  lacks: (number: string) => number.length < SHORTEST,
  // An identity card's says itself that it is wrong; whoever opened was of age.
  fault: (number: string) =>
    number.length === ID_LENGTH && idNumberFault(number) ? words.wrong : undefined,
};
