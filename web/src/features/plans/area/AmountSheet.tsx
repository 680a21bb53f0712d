import { useState } from 'react';
import { sheetWords as words } from '@/features/plans/words.sheets';
import { amount } from '@/lib/figures';
import { askedAmount } from '@/lib/typedSum';
import { AmountInput } from '@/ui/AmountInput';
import { Chip, Chips } from '@/ui/Chip';
import { AmountKeypad, typeAmount } from '@/ui/Keypad';
import { Sheet } from '@/ui/Sheet';
import type { PlanSheetProps } from './planSheet';

const QUICK = ['100', '250', '500', '1000', '2000'] as const;

/** What a run takes, by the app's keypad. */
export function AmountSheet({ asked, change, onClose }: PlanSheetProps) {
  const [typed, setTyped] = useState(asked.amount);
  const sum = askedAmount(typed);
  function done() {
    if (!sum) return;
    change({ amount: sum });
    onClose();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.amount}
      foot={
        <AmountKeypad
          act={words.act}
          actDisabled={!sum}
          onKey={(key) => setTyped((now) => typeAmount(now, key))}
          onAct={done}
          onHide={onClose}
        />
      }
    >
      <AmountInput
        label={words.amount}
        value={typed}
        open
        hint={words.amountHint}
        onOpen={() => undefined}
        onClear={() => setTyped('')}
      />
      <div className="mt-4">
        <Chips>
          {QUICK.map((one) => (
            <Chip key={one} on={one === typed} onClick={() => setTyped(one)}>
              {amount(one, 0)}
            </Chip>
          ))}
        </Chips>
      </div>
    </Sheet>
  );
}
