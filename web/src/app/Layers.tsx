/* once */
import { NewAgreement } from '@/features/identity/agreements/NewAgreement';
import { isDemo, isFramed } from '@/lib/demo';
import { useStore } from '@/lib/store';
import { token } from '@/wire/session';
import { AskDialog } from './AskDialog';
import { asking } from './asking';
import { DesktopAside } from './DesktopAside';
import { DemoPanel } from './demo/DemoPanel';
import { PrivateDialog } from './PrivateDialog';
import { useWide } from './wide';
import './demo.css';

/**
 * What may stand over any screen: a guard's question, a new agreement, a refusal of the private
 * checks, the bar of a demo; and what stands beside the column on a desktop.
 */
export default function Layers() {
  const session = useStore(token);
  const question = useStore(asking);
  const wide = useWide();
  return (
    <>
      {question && <AskDialog />}
      {session && <NewAgreement />}
      <PrivateDialog />
      {isDemo() && !isFramed() && <DemoPanel />}
      {wide && !isDemo() && <DesktopAside />}
    </>
  );
}
