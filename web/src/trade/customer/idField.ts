import { text } from '@/patterns/form/text';
import { ID_LENGTH, idNumberFault, typedIdNumber } from './idNumber';
import { idWords as words } from './words.id';

/** A mainland ID card's number: `{ name: 'certNo', label, ...idField() }`; of a child too, `anyAge`. */
export function idField({ anyAge = false } = {}) {
  return {
    kind: text({ placeholder: words.hint, maxLength: 22, typed: typedIdNumber }),
    lacks: (number: string) => number.length < ID_LENGTH,
    fault(number: string) {
      const fault = idNumberFault(number);
      return fault && !(anyAge && fault === 'age') ? words.faults[fault] : undefined;
    },
    unfinished: words.unfinished,
  };
}
