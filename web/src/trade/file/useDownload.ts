import { useEffect, useRef, useState } from 'react';
import { toast } from '@/lib/toast';
import { sentenceOf } from '@/wire/failure';
import { fetchFile } from '@/wire/file';
import type { components } from '@/wire/gen/content';
import { useWork } from '@/wire/useWork';
import { keepFile, keepsFiles } from './keepFile';

export type FileFacts = components['schemas']['FileFacts'];

/** Fetches a file and keeps it on the device; what is under way ends with the screen. */
export function useDownload({ path, fileName, mediaType }: FileFacts) {
  const [part, setPart] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { isPending, mutate } = useWork(
    async () => {
      leaving.current = new AbortController();
      setPart(undefined);
      const { signal } = leaving.current;
      const bytes = await fetchFile(path, { signal, onPart: setPart });
      if (signal.aborted) return;
      await keepFile(new Blob([bytes], { type: mediaType }), fileName);
    },
    {
      onError: (cause) => {
        const sentence = sentenceOf(cause);
        if (!leaving.current?.signal.aborted && sentence) toast.error(sentence);
      },
    },
  );
  function download() {
    if (!isPending && keepsFiles()) mutate();
  }
  const percent = isPending && part !== undefined ? Math.round(part * 100) : undefined;
  return { isPending, percent, download };
}
