/** `11-23（周一）`, `2027-05-18`, `10,000.00元`, `《隐私政策》`: what does not break at a line's end. */
const WHOLE = new RegExp(
  `(${[
    /(?:\d{4}-)?\d{2}-\d{2}(?:（周.）| 周.)?/,
    /\d[\d,]*\.\d+[元份%]?/,
    /\d{2}:\d{2}/,
    /单[笔日]\d[\d,]*[万亿]/,
    /《[^》]{1,8}》/,
    /“[^”]{1,4}”/,
  ]
    .map(({ source }) => source)
    .join('|')})`,
);

/** A sentence whose dates, sums and short titles stay on one line. */
export function Sentence({ children }: { children: string }) {
  return children.split(WHOLE).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
