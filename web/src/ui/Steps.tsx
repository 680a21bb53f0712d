/** How far a flow has come: 第2步，共4步. */
export function Steps({ now, total }: { now: number; total: number }) {
  return (
    <div className="steps" role="img" aria-label={`第${now}步，共${total}步`}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
        <span key={index} data-done={index < now} />
      ))}
    </div>
  );
}
