import { useEffect, useRef, useState } from 'react';
import { chooseTextSize, chooseTheme, type TextSize, textSize, theme } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Segment } from '@/ui/Segment';
import { useDay } from './day';
import { ask, connect } from './phone';
import { useScale } from './useScale';
import { useWords } from './words';

/** The app in a frame of its own: its width, its history, its fixed bars are those of a phone. */
export function Phone() {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(place);
  // Where the stage was opened; from then on the phone goes its own way.
  const [first] = useState(() => window.location.pathname + window.location.search);
  useEffect(() => (frame.current ? connect(frame.current) : undefined), []);
  return (
    <main className="stage-phone" id="phone" tabIndex={-1} aria-label={words.phone}>
      <div className="phone-place" ref={place}>
        <div className="phone" style={{ '--phone-scale': scale } as React.CSSProperties}>
          <div className="phone-body">
            <iframe ref={frame} title={words.phone} src={first} className="phone-screen" />
            <StatusBar />
            <span className="phone-home" aria-hidden="true" />
          </div>
        </div>
      </div>
      <Looks />
    </main>
  );
}

function StatusBar() {
  const time = useDay().data?.time ?? '';
  return (
    <div className="phone-status" aria-hidden="true">
      <b>{time.replace(/^0/, '')}</b>
      <span className="phone-island" />
      <svg width="66" height="14" viewBox="0 0 66 14" fill="currentColor" aria-hidden="true">
        <path d="M1 9h3v4H1zM6 6.5h3V13H6zM11 4h3v9h-3zM16 1h3v12h-3z" />
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M23.500 6a10.500 10.500 0 0 1 15 0" />
          <path d="M26.300 8.900a6.600 6.600 0 0 1 9.400 0" />
        </g>
        <circle cx="31" cy="11.600" r="1.600" />
        <rect
          x="43.500"
          y="1.500"
          width="19"
          height="11"
          rx="3"
          fill="none"
          stroke="currentColor"
        />
        <rect x="45.500" y="3.500" width="15" height="7" rx="1.500" />
        <path d="M64 5v4c.8-.3 1.300-1.100 1.300-2S64.800 5.300 64 5Z" />
      </svg>
    </div>
  );
}

/** Light and dark, normal and large letters: of the stage and of the phone. */
function Looks() {
  const words = useWords().looks;
  const size = useStore(textSize);
  const shade = useShade();
  function choose(next: { shade: 'light' | 'dark'; size: TextSize }) {
    chooseTheme(next.shade);
    chooseTextSize(next.size);
    ask({ act: 'look', theme: next.shade, size: next.size });
  }
  return (
    <div className="stage-looks">
      <Segment
        label={words.theme}
        choices={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        value={shade}
        onChange={(next) => choose({ shade: next, size })}
      />
      <Segment
        label={words.size}
        choices={[
          { value: 'normal', label: words.normal },
          { value: 'elder', label: words.elder },
        ]}
        value={size}
        onChange={(next) => choose({ shade, size: next })}
      />
    </div>
  );
}

const DARK = '(prefers-color-scheme: dark)';

/** The shade that is shown; the phone may choose another one, in the storage that both share. */
function useShade(): 'light' | 'dark' {
  const chosen = useStore(theme);
  useEffect(() => {
    function follow({ key, newValue }: StorageEvent) {
      if (key === 'tael.theme') chooseTheme((newValue ?? 'system') as 'light' | 'dark' | 'system');
      if (key === 'tael.size') chooseTextSize(newValue === 'elder' ? 'elder' : 'normal');
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  if (chosen !== 'system') return chosen;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}
