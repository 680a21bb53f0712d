import { useState } from 'react';
import { introWords, considerWords as words } from '@/features/childaccounts/words.intro';
import { scenes } from '@/features/childaccounts/words.scene';
import { askedAmount } from '@/lib/typedSum';
import { AmountInput } from '@/ui/AmountInput';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { AmountKeypad, typeAmount } from '@/ui/Keypad';
import { Sheet } from '@/ui/Sheet';
import { type Considered, type ConsiderName, YEARS } from './considered';

interface ConsiderSheetProps {
  asked: Considered;
  change: (next: Partial<Considered>) => void;
  onClose: () => void;
}

/** The sheet behind a tile. */
export default function ConsiderSheets(props: ConsiderSheetProps & { name: ConsiderName }) {
  const { name, ...rest } = props;
  if (name === 'scene') return <SceneSheet {...rest} />;
  if (name === 'years') return <YearsSheet {...rest} />;
  return <SumSheet {...rest} name={name} />;
}

function SceneSheet({ asked, change, onClose }: ConsiderSheetProps) {
  const choices = scenes.map(({ code, name }) => [code, name] as const);
  return (
    <ChoiceSheet
      title={introWords.wish}
      choices={choices}
      value={asked.scene}
      onChoose={(scene) => change({ scene })}
      onClose={onClose}
    />
  );
}

function YearsSheet({ asked, change, onClose }: ConsiderSheetProps) {
  const choices = YEARS.map((years) => [String(years), words.years(years)] as const);
  return (
    <ChoiceSheet
      title={introWords.when}
      choices={choices}
      value={String(asked.years)}
      onChoose={(years) => change({ years: Number(years) })}
      onClose={onClose}
    />
  );
}

interface ChoiceSheetProps {
  title: string;
  choices: readonly (readonly [string, string])[];
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

function ChoiceSheet({ title, choices, value, onChoose, onClose }: ChoiceSheetProps) {
  function choose(next: string) {
    onChoose(next);
    onClose();
  }
  return (
    <Sheet open onClose={onClose} title={title}>
      <RadioGroup label={title} value={value} onChange={choose}>
        {choices.map(([code, name]) => (
          <RadioRow key={code} value={code} title={name} />
        ))}
      </RadioGroup>
    </Sheet>
  );
}

function SumSheet(props: ConsiderSheetProps & { name: 'target' | 'have' }) {
  const { asked, change, onClose, name } = props;
  const [typed, setTyped] = useState(asked[name]);
  // Nothing may be there yet; nothing can not be wished for.
  const sum = askedAmount(typed) ?? (name === 'have' ? '0' : undefined);
  function done() {
    if (!sum) return;
    change({ [name]: sum });
    onClose();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words[name]}
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
        label={words[name]}
        value={typed}
        open
        hint={words[`${name}Hint`]}
        onOpen={() => undefined}
        onClear={() => setTyped('')}
      />
    </Sheet>
  );
}
