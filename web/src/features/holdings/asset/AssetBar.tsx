import { ReceiptText } from 'lucide-react';
import { assetWords as words } from '@/features/holdings/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { IconButton } from '@/ui/NavBar';
import { ReadAloud } from '@/ui/ReadAloud';

/** Title of the tab, and the way to the trade records. */
export function AssetBar() {
  const go = useGo();
  return (
    <header className="flex items-center justify-between py-1 ps-5 pe-2">
      <h1 className="text-20 strong">{words.title}</h1>
      <span className="flex">
        <ReadAloud />
        <IconButton label={words.records} onClick={() => go(to('/deal'))}>
          <ReceiptText size={24} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </header>
  );
}
