const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** An amount in the capitals of Chinese bank slips: `20000` → `贰万元`, `10.5` → `壹拾元伍角`. */
export function inCapitals(value: string): string {
  const match = /^(\d{1,16})(?:\.(\d{0,2}))?$/.exec(value);
  if (!match) return '';
  const yuan = wholeInCapitals((match[1] ?? '').replace(/^0+/, ''));
  const [jiao = '0', fen = '0'] = (match[2] ?? '').padEnd(2, '0');
  const small =
    (jiao !== '0' ? `${digit(jiao)}角` : fen !== '0' && yuan ? '零' : '') +
    (fen !== '0' ? `${digit(fen)}分` : '');
  if (!yuan && !small) return '零元';
  return (yuan ? `${yuan}元` : '') + small;
}

function wholeInCapitals(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) {
    groups.unshift(digits.slice(Math.max(0, end - 4), end));
  }
  let text = '';
  let gap = false;
  groups.forEach((group, index) => {
    const spoken = groupInCapitals(group);
    if (!spoken) {
      gap = gap || text !== '';
      return;
    }
    if (text && (gap || group.startsWith('0'))) text += '零';
    text += spoken + (GROUPS[groups.length - 1 - index] ?? '');
    gap = false;
  });
  return text;
}

function groupInCapitals(group: string): string {
  let text = '';
  let gap = false;
  [...group].forEach((char, index) => {
    if (char === '0') {
      gap = text !== '';
      return;
    }
    if (gap) text += '零';
    text += digit(char) + (UNITS[group.length - 1 - index] ?? '');
    gap = false;
  });
  return text;
}

function digit(char: string): string {
  return DIGITS[Number(char)] ?? '';
}
