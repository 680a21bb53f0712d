/** Runs `work` after the next paint, at once where nothing is painted; gives back how to stop it. */
export function afterPaint(work: () => void): () => void {
  let stopped = false;
  const begin = () => stopped || work();
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
  return () => {
    stopped = true;
  };
}
