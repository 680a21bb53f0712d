import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { to } from '@/route/links';
import { type Complete, type Element, missingOf } from './parts';
import { profileWords as words } from './words';

/** A line of what is on file. */
export interface Fact {
  label: string;
  /** In words; undefined where nothing is known. */
  value: string | undefined;
  /** Where it is changed; a sheet of this page without one. */
  path: string | undefined;
}

interface Section {
  title: string;
  facts: Fact[];
}

type Person = { name: string; certNo: string } | null | undefined;

/** What is on file by section; what is missing is asked for above, and left out here. */
export function factsOf(
  { personal, choices }: Pick<OpeningFlow, 'personal' | 'choices'>,
  complete: Pick<Complete, 'elementMap'>,
): Section[] {
  const missing = missingOf(complete);
  const address = personal?.address;
  const all: [string, [Element | null, Fact][]][] = [
    [
      words.work,
      [
        [
          'occupation',
          fact(
            words.occupation,
            nameOf(choices.occupations, personal?.occupation),
            to('/user/fxqCollection'),
          ),
        ],
        ['income', fact(words.income, nameOf(choices.incomes, personal?.income), to('/income'))],
        [
          'incomeSource',
          fact(
            words.incomeSource,
            nameOf(choices.incomeSources, personal?.incomeSource),
            to('/income'),
          ),
        ],
      ],
    ],
    [
      words.address,
      [
        [
          'address',
          fact(
            words.address,
            address ? `${address.regionName} ${address.street}` : undefined,
            to('/address'),
          ),
        ],
      ],
    ],
    [
      words.law,
      [
        [
          'hasBenefitPerson',
          fact(
            words.benefit,
            whose(personal?.hasBenefitPerson, personal?.benefitPerson),
            to('/hasBenefitPerson'),
          ),
        ],
        [
          null,
          fact(
            words.controller,
            whose(controlledByOther(personal), personal?.controllerPerson),
            to('/user/fxqCollection'),
          ),
        ],
        [
          null,
          fact(
            words.purpose,
            nameOf(choices.purposes, personal?.purpose),
            to('/user/fxqCollection'),
          ),
        ],
      ],
    ],
    [
      words.declared,
      [
        [
          'nonresiFlag',
          fact(
            words.tax,
            nameOf(choices.taxResidencies, personal?.nonresiFlag),
            to('/nonresiFlag'),
          ),
        ],
        ['selfTradeFlag', fact(words.selfTrade, trades(personal), to('/selfTradeFlag'))],
        ['credit', fact(words.credit, nameOf(choices.credits, personal?.credit), undefined)],
      ],
    ],
  ];
  return all
    .map(([title, facts]) => ({
      title,
      facts: facts
        .filter(([element]) => element === null || !missing.includes(element))
        .map(([, one]) => one),
    }))
    .filter(({ facts }) => facts.length > 0);
}

function fact(label: string, value: string | undefined, path: string | undefined): Fact {
  return { label, value, path };
}

function nameOf(choices: readonly { code: string; name: string }[], code: unknown) {
  return choices.find((one) => one.code === code)?.name;
}

function controlledByOther(personal: OpeningFlow['personal']): boolean | undefined {
  return personal?.controller ? personal.controllerPerson != null : undefined;
}

function whose(isOther: boolean | null | undefined, person: Person): string | undefined {
  if (isOther == null) return undefined;
  return isOther ? words.other(person?.name ?? '') : words.own;
}

function trades(personal: OpeningFlow['personal']): string | undefined {
  if (personal?.selfTradeFlag == null) return undefined;
  return personal.selfTradeFlag ? words.yes : words.no;
}
