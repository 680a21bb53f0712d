/* once */
import { useState } from 'react';
import { useSettled } from '@/lib/useSettled';
import { to } from '@/route/links';
import { useArgs, useBack, useGo } from '@/route/navigation';
import { SearchBox } from '@/trade/fund/SearchBox';
import { Page } from '@/ui/Page';
import { FoundFunds } from './FoundFunds';
import { SearchWords } from './SearchWords';
import { useRemember } from './useRemember';
import '@/trade/fund/fund.css';

const TYPING_MS = 250;

/** Search by code, name, pinyin and its first letters. */
export default function SearchFundScreen() {
  const { keyword = '' } = useArgs('/searchfund');
  const back = useBack();
  const go = useGo();
  const remember = useRemember();
  const [word, setWord] = useState(keyword);
  const settled = useSettled(word.trim(), word.trim() ? TYPING_MS : 0);
  /** On the way to a fund, the word goes into the address: the way back finds it there. */
  function open() {
    remember(word);
    go(to('/searchfund', { keyword: word.trim() }), { replace: true });
  }
  function choose(chosen: string) {
    setWord(chosen);
    remember(chosen);
  }
  return (
    <Page
      nav={
        <SearchBox value={word} onChange={setWord} onSend={() => remember(word)} onLeave={back} />
      }
    >
      {settled && word.trim() ? (
        <FoundFunds word={settled} onOpen={open} />
      ) : (
        <SearchWords onChoose={choose} />
      )}
    </Page>
  );
}
