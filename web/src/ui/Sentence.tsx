/** `11-23（周一）`, `2027-05-18`, `10,000.00元`, `《隐私政策》`: what does not break at a line's end. */
const WHOLE =
  /((?:\d{4}-)?\d\d-\d\d(?:（周.）| 周.)?|\d[\d,]*\.\d+[元份%]?|\d\d:\d\d|单[笔日][\d,]+万|[《“].{1,8}?[》”])/;

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
