import { useState } from 'react';
import { Card } from '@/ui/Card';
import { type Cell, type CellTone, MonthGrid } from '@/ui/MonthGrid';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';

const TONES: readonly CellTone[] = ['up', 'down', 'up-much', 'down-much', 'flat'];
const FIGURES = ['+812', '−319', '+2,310', '−2,146', '0.00'];
const TODAY = 20;

/** Figures on working days, 休市 on the others, nothing ahead. */
function cellOf(day: string): Cell {
  const date = Number(day.slice(8));
  const rest = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const quiet = (text: string, tone: CellTone = 'quiet'): Cell => {
    return { text, short: text.slice(0, 1), spoken: `${day}，${text}`, tone, open: false };
  };
  if (date > TODAY) return quiet('');
  if (rest) return quiet('休市');
  if (date === TODAY) return quiet('待更新', 'now');
  const [text = '', tone = 'flat'] = [FIGURES[date % 5], TONES[date % 5]];
  return { ...quiet(text, tone), open: true };
}

export function CalendarStory() {
  const [chosen, setChosen] = useState('2026-11-19');
  return (
    <Page nav={<NavBar title="日历" />}>
      <Card title="2026年11月">
        <MonthGrid
          label="2026年11月的收益"
          month="2026-11"
          cell={cellOf}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Card>
    </Page>
  );
}
