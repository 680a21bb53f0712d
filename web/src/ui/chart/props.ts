export interface Series {
  name: string;
  /** One figure a day, as drawn: percent, net value. Missing days are null. */
  values: readonly (number | null)[];
  /** `first` to `fourth` stand beside each other as equals. */
  kind: 'own' | 'peer' | 'base' | 'first' | 'second' | 'third' | 'fourth';
}

export interface ChartEvent {
  day: string;
  /** One character in the square; a figure is a place among others. */
  mark: '买' | '卖' | '转' | '分' | '调' | '拆' | '任' | '离' | '1' | '2' | '3' | '4' | '5';
  label: string;
}

export interface LineChartProps {
  /** Spoken name: 近1年业绩走势. */
  label: string;
  /** Days, YYYY-MM-DD, ascending. */
  days: readonly string[];
  series: readonly Series[];
  events?: readonly ChartEvent[];
  /** Sets a figure: `(value) => '+3.20%'`. */
  format: (value: number) => string;
  /** Sets a figure of the axis; as `format` when left out. */
  axis?: (value: number) => string;
  /** Figures in ink: a price, a yield or a drawdown neither rises nor falls. */
  plain?: boolean;
  /** The axis begins at nothing: the fade below the own curve is as high as its sum. */
  whole?: boolean;
  height?: number;
}
