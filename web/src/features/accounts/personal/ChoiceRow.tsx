import { useState } from 'react';
import { personalWords as words } from '@/features/accounts/words';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';

interface ChoiceRowProps {
  label: string;
  choices: readonly { code: string; name: string }[];
  value: string | undefined;
  /** A plain word below a choice whose own is a statute's, by its code. */
  plain?: Partial<Record<string, string>>;
  onChange: (code: string) => void;
}

/** A row that shows what is chosen; the choices stand in a sheet that closes with the choice. */
export function ChoiceRow({ label, choices, value, plain, onChange }: ChoiceRowProps) {
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.code === value);
  return (
    <>
      <Row
        title={<span className="text-t2">{label}</span>}
        value={
          chosen ? (
            <span className="text-t1">{chosen.name}</span>
          ) : (
            <span className="text-t3">{words.choose}</span>
          )
        }
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <RadioGroup
          label={label}
          value={value}
          onChange={(code) => {
            onChange(code);
            setOpen(false);
          }}
        >
          {choices.map((choice) => (
            <RadioRow
              key={choice.code}
              value={choice.code}
              title={choice.name}
              sub={plain?.[choice.code]}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </>
  );
}
