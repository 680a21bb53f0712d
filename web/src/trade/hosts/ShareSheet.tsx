/* once */
import { useEffect, useState } from 'react';
import { host } from '@/lib/host';
import { keepFile } from '@/trade/file/keepFile';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { useWork } from '@/wire/useWork';
import type { ShareCard } from './port';
import { drawPoster, type PosterFacts } from './poster';
import { share } from './share';
import { posterWords as words } from './words.poster';
import './share.css';

interface ShareSheetProps {
  card: ShareCard;
  poster: PosterFacts;
  open: boolean;
  onClose: () => void;
}

/** A page to share: its link by the host's own means, or a poster with a code. */
export default function ShareSheet({ card, poster, open, onClose }: ShareSheetProps) {
  const picture = usePoster(card, poster, open);
  const send = useWork(() => share(card));
  const keeping = useWork((file: Blob) => keepFile(file, words.name));
  const { file } = picture;
  const foot = (
    <div className="flex gap-3">
      {host !== 'wechat' && (
        <Button
          kind="outline"
          className="flex-1"
          disabled={!file}
          loading={keeping.isPending}
          onClick={() => file && keeping.mutate(file)}
        >
          {words.keep}
        </Button>
      )}
      <Button className="flex-1" loading={send.isPending} onClick={() => send.mutate()}>
        {words.send}
      </Button>
    </div>
  );
  return (
    <Sheet open={open} onClose={onClose} title={words.title} foot={foot}>
      <div className="share-poster">
        {picture.address ? (
          <img src={picture.address} alt={words.picture(card.title)} width={360} height={520} />
        ) : (
          <p className="text-13 text-t3" role="status">
            {picture.failed ? words.none : words.drawing}
          </p>
        )}
      </div>
      {host === 'wechat' && <p className="mt-2 text-center text-13 text-t2">{words.longPress}</p>}
      {card.url.includes('custShareNo=') && (
        <p className="mt-3 text-center text-12 text-t3">{words.whose}</p>
      )}
    </Sheet>
  );
}

interface Picture {
  file?: Blob;
  address?: string;
  failed?: boolean;
}

/** Drawn when the sheet opens, and let go with it. */
function usePoster(card: ShareCard, poster: PosterFacts, open: boolean): Picture {
  const [picture, setPicture] = useState<Picture>({});
  const asked = JSON.stringify([card, poster]);
  useEffect(() => {
    if (!open) return;
    let address: string | undefined;
    let left = false;
    const [of, facts] = JSON.parse(asked) as [ShareCard, PosterFacts];
    drawPoster(of, facts).then(
      (file) => {
        if (left) return;
        address = file ? URL.createObjectURL(file) : undefined;
        setPicture(file && address ? { file, address } : { failed: true });
      },
      () => setPicture({ failed: true }),
    );
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
      setPicture({});
    };
  }, [asked, open]);
  return picture;
}
