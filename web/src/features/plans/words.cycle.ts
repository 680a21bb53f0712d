const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五'];

export const cycleWords = {
  kinds: { no: '固定金额', average: '跟均线', drawdown: '跟回撤' },
  cycleName: (unit: 'd' | 'w' | 'f' | 'm', day: number) => {
    if (unit === 'd') return '每个交易日';
    if (unit === 'm') return `每月${day}日`;
    const weekday = WEEKDAYS[day - 1] ?? '';
    return unit === 'f' ? `每两周的${weekday}` : `每${weekday}`;
  },
} as const;
