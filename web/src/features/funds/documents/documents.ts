import type { fundAgreements, productFiles } from '@/wire/gen/content';
import type { Output } from '@/wire/operation';
import { documentWords as words } from './words';

export type FundText = Output<typeof fundAgreements>['list'][number];
export type FundFile = Output<typeof productFiles>['list'][number];

/** The fund's own documents, whose titles begin with its whole name; all others are about buying. */
const OWN: Partial<Record<string, string>> = words.names;

/** The documents of a fund in two groups, its own ones first. */
export function grouped(texts: readonly FundText[]): { own: FundText[]; sale: FundText[] } {
  const isOwn = ({ key }: FundText) => key in OWN;
  return { own: texts.filter(isOwn), sale: texts.filter((text) => !isOwn(text)) };
}

/** The files of which there is no text. */
export function othersThan(
  texts: readonly FundText[],
  files: readonly FundFile[] = [],
): readonly FundFile[] {
  return files.filter(({ key }) => texts.every((text) => text.key !== key));
}

/** 基金合同, without the name of the fund, which stands above. */
export function nameOf({ key, title }: FundText): string {
  return OWN[key] ?? title;
}

/** Hundreds of letters, as one reads: marks and spaces don't count. */
export function lengthOf(text: string): number {
  const letters = text.replace(/[\s#*\-|]/g, '').length;
  return Math.max(100, Math.round(letters / 100) * 100);
}
