import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Tag } from '@/ui/Tag';
import type { Question } from './answers';
import { questionWords as words } from './words';

interface AnswerListProps {
  question: Question;
  chosen: readonly string[];
  /** What was chosen the last time. */
  last?: readonly string[];
  /** `tapped` is false where a key moved the choice, so that the page does not turn under it. */
  onChoose: (option: string, tapped: boolean) => void;
}

/** The answers of a question: one may be chosen, or several where the question says so. */
export function AnswerList({ question, chosen, last, onChoose }: AnswerListProps) {
  const tapped = useRef(false);
  const { multiple, options, questionNo } = question;
  return (
    <fieldset
      aria-labelledby="question"
      className="m-0 flex flex-col gap-3 border-0 px-4 pt-3"
      onPointerDown={() => {
        tapped.current = true;
      }}
      onKeyDown={() => {
        tapped.current = false;
      }}
    >
      {options.map(({ optionNo, content }) => (
        <Answer
          key={optionNo}
          name={`question-${questionNo}`}
          letter={optionNo}
          text={content}
          multiple={multiple}
          on={chosen.includes(optionNo)}
          before={last?.includes(optionNo) === true}
          onChange={() => onChoose(optionNo, tapped.current)}
        />
      ))}
    </fieldset>
  );
}

interface AnswerProps {
  name: string;
  letter: string;
  text: string;
  multiple: boolean;
  on: boolean;
  /** It was chosen the last time. */
  before: boolean;
  onChange: () => void;
}

function Answer({ name, letter, text, multiple, on, before, onChange }: AnswerProps) {
  return (
    <label
      className={clsx(
        'relative flex min-h-16 cursor-pointer items-center gap-3 rounded-card px-4 py-3',
        'has-focus-visible:outline-2 has-focus-visible:outline-brand',
        on ? 'bg-brand-weak strong inset-ring-2 inset-ring-brand' : 'bg-surface shadow-card',
      )}
    >
      <input
        type={multiple ? 'checkbox' : 'radio'}
        name={name}
        className="hidden-visually"
        checked={on}
        onChange={onChange}
      />
      <span className={clsx('w-6 strong', on ? 'text-brand' : 'text-t3')} aria-hidden="true">
        {letter}
      </span>
      <span className="min-w-0 flex-1">{text}</span>
      {before && <Tag>{words.last}</Tag>}
      <span
        className={clsx(
          'flex size-5 flex-none items-center justify-center text-on-fill',
          multiple ? 'rounded-tag' : 'rounded-pill',
          on ? 'bg-brand-fill' : 'inset-ring-2 inset-ring-(color:--control)',
        )}
        aria-hidden="true"
      >
        {on && <Check size={14} strokeWidth={3} />}
      </span>
    </label>
  );
}
