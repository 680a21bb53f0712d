import { host } from '@/lib/host';
import { isApple } from '@/lib/install';
import { Sheet } from '@/ui/Sheet';
import { installWords as words } from './words.install';

/** Says in words how the app is put on the desktop, where the browser does not ask. */
export default function InstallSheet({ onClose }: { onClose: () => void }) {
  const steps = host === 'wechat' ? words.wechat : isApple() ? words.apple : words.other;
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <p className="text-t2">{words.text}</p>
      <ol className="my-3">
        {steps.map((step, at) => (
          <li key={step}>{`${at + 1}. ${step}`}</li>
        ))}
      </ol>
    </Sheet>
  );
}
