/* once */
import { lasting } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import { english } from './words.en';
import { chinese, type StageWords } from './words.zh';

export type Lang = 'zh' | 'en';

const KEY = 'tael.stage.lang';

/** The language of the stage's own words; the phone speaks Chinese. */
export const lang = createStore<Lang>(lasting.get(KEY) === 'en' ? 'en' : 'zh');
lang.follow(() => lasting.set(KEY, lang.get()));

export const langs = { zh: '中文', en: 'English' } as const;

export const useLang = () => useStore(lang);

export function useWords(): StageWords {
  return useLang() === 'en' ? english : chinese;
}
