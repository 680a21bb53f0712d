import { useCallback, useEffect, useState } from 'react';
import type { Asked } from '@/patterns/asked';
import { openPdf, type Pdf } from './openPdf';

/** Opens a document, and closes it with the screen; as a question, so that it can be asked again. */
export function usePdf(url: string): { asked: Asked<Pdf>; part: number | undefined } {
  const [{ data, error, part, tries }, setState] = useState<State>({ error: null, tries: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    const leaving = new AbortController();
    let open: Pdf | undefined;
    function onPart(part: number) {
      if (!leaving.signal.aborted) setState((now) => ({ ...now, part }));
    }
    openPdf(url, leaving.signal, onPart).then(
      (pdf) => {
        open = pdf;
        if (leaving.signal.aborted) pdf.close();
        else setState((now) => ({ ...now, data: pdf, error: null }));
      },
      (cause) => {
        if (!leaving.signal.aborted) setState((now) => ({ ...now, error: cause }));
      },
    );
    return () => {
      leaving.abort();
      open?.close();
      setState((now) => ({ ...now, data: undefined, part: undefined }));
    };
  }, [url, tries]);
  const refetch = useCallback(async () => {
    setState((now) => ({ data: undefined, error: null, tries: now.tries + 1 }));
  }, []);
  return { asked: { data, error, dataUpdatedAt: 0, refetch }, part };
}

interface State {
  data?: Pdf | undefined;
  error: Error | null;
  /** How much of it has come, where that is known. */
  part?: number | undefined;
  tries: number;
}
