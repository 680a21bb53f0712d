import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './NavBar';

/** Begins and ends the reading of the page. */
export default function SpeakButton() {
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => () => speechSynthesis.cancel(), []);
  function toggle() {
    speechSynthesis.cancel();
    setSpeaking(!speaking);
    if (!speaking) speechSynthesis.speak(spokenPage(() => setSpeaking(false)));
  }
  const Icon = speaking ? VolumeX : Volume2;
  return (
    <IconButton label={speaking ? '停止朗读' : '朗读本页'} pressed={speaking} onClick={toggle}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** The text of the screen in front, line by line. */
function spokenPage(onEnd: () => void): SpeechSynthesisUtterance {
  const pages = [...document.querySelectorAll<HTMLElement>('main')];
  const page = pages.find((one) => one.offsetParent !== null);
  // innerText, for what is hidden is not read, and each line ends one.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  const spoken = new SpeechSynthesisUtterance((page?.innerText ?? '').replace(/\n+/g, '。'));
  spoken.lang = 'zh-CN';
  spoken.rate = 0.9;
  spoken.onend = onEnd;
  return spoken;
}
