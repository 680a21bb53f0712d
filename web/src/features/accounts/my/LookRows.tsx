import { ALargeSmall, Megaphone, Moon, ScrollText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  chooseTextSize,
  chooseTheme,
  type TextSize,
  type Theme,
  textSize,
  theme,
} from '@/lib/look';
import { orNothing } from '@/lib/orNothing';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { myWords as words } from './words.my';

const AppRows = lazy(() => import('./AppRows').catch(orNothing));

const SIZES: readonly TextSize[] = ['normal', 'elder'];
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Size of the text and light or dark, which are the device's; notices, agreements and the app itself for everybody. */
export function LookRows() {
  const [open, setOpen] = useState<'size' | 'theme' | null>(null);
  const size = useStore(textSize);
  const chosen = useStore(theme);
  const close = () => setOpen(null);
  return (
    <Card>
      <Row
        icon={<ALargeSmall size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.size}
        value={<span className="text-13 text-t3">{words.sizes[size]}</span>}
        onClick={() => setOpen('size')}
      />
      <Row
        icon={<Moon size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.theme}
        value={<span className="text-13 text-t3">{words.themes[chosen]}</span>}
        onClick={() => setOpen('theme')}
      />
      <Row
        icon={<Megaphone size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.notices}
        to={to('/notice')}
      />
      <Row
        icon={<ScrollText size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.protocol}
        to={to('/policy')}
      />
      {/* A row in its place: what came late would move what is tapped below it. */}
      <Suspense fallback={<Row title={<>&nbsp;</>} />}>
        <AppRows />
      </Suspense>
      <Sheet open={open === 'size'} onClose={close} title={words.size}>
        <RadioGroup label={words.size} value={size} onChange={chooseTextSize}>
          {SIZES.map((one) => (
            <RadioRow key={one} value={one} title={words.sizes[one]} />
          ))}
        </RadioGroup>
        <Note className="my-3">{words.sizeText}</Note>
      </Sheet>
      <Sheet open={open === 'theme'} onClose={close} title={words.theme}>
        <RadioGroup label={words.theme} value={chosen} onChange={chooseTheme}>
          {THEMES.map((one) => (
            <RadioRow key={one} value={one} title={words.themes[one]} />
          ))}
        </RadioGroup>
      </Sheet>
    </Card>
  );
}
