import { useState } from 'react';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { FieldError } from './FieldError';
import type { FieldProps, Kind } from './field';
import { fieldWords as words } from './words';

interface Choices {
  choices: readonly { code: string; name: string }[];
  /** A plain word below a choice whose own is a statute's, by its code. */
  plain?: Partial<Record<string, string>>;
}

/** One of a list, which stands in a sheet. */
export function choice(
  choices: Choices['choices'],
  plain?: Choices['plain'],
): Kind<string | undefined> {
  return (field) => <ChoiceRow {...field} choices={choices} plain={plain} />;
}

interface ChoiceRowProps extends FieldProps<string | undefined>, Choices {}

/** A row that shows what is chosen; the sheet closes with the choice. */
export function ChoiceRow({ choices, plain, onChange, value, ...field }: ChoiceRowProps) {
  const [open, setOpen] = useState(false);
  const chosen = choices.find((one) => one.code === value);
  return (
    <>
      <ChosenRow {...field} chosen={chosen?.name} onOpen={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={field.label}>
        <RadioGroup
          label={field.label}
          value={value}
          onChange={(code) => {
            onChange(code);
            setOpen(false);
          }}
        >
          {choices.map(({ code, name }) => (
            <RadioRow key={code} value={code} title={name} sub={plain?.[code]} />
          ))}
        </RadioGroup>
      </Sheet>
    </>
  );
}

interface ChosenRowProps extends Pick<FieldProps<never>, 'id' | 'label' | 'error'> {
  /** What is chosen, in words. */
  chosen: string | undefined;
  onOpen: () => void;
}

/** The row of what is chosen in a sheet. */
export function ChosenRow({ id, label, error, chosen, onOpen }: ChosenRowProps) {
  return (
    <Row
      id={id}
      title={<span className="text-t2">{label}</span>}
      sub={error && <FieldError>{error}</FieldError>}
      value={<span className={chosen ? 'text-t1' : 'text-t3'}>{chosen ?? words.choose}</span>}
      onClick={onOpen}
    />
  );
}
