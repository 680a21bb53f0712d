import { NewAgreement } from '@/features/identity/agreements/NewAgreement';
import { isDemo, isFramed } from '@/lib/demo';
import { useStore } from '@/lib/store';
import { token } from '@/wire/session';
import { AskDialog } from './AskDialog';
import { asking } from './asking';
import { DemoPanel } from './demo/DemoPanel';
import { PrivateDialog } from './PrivateDialog';

/**
 * What may stand over any screen: a guard's question, a new agreement, a refusal of the private
 * checks, the bar of a demo.
 */
export default function Layers() {
  const session = useStore(token);
  const question = useStore(asking);
  return (
    <>
      {question && <AskDialog />}
      {session && <NewAgreement />}
      <PrivateDialog />
      {isDemo() && !isFramed() && <DemoPanel />}
    </>
  );
}
