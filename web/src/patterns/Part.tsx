/* once */
import { Component, type ReactNode, Suspense } from 'react';
import { lacksChunk } from '@/route/screen';
import { FailedLine } from './FailedLine';

interface PartProps {
  /** As high as it. */
  bones?: ReactNode;
  /** Of a chunk of its own. */
  children: ReactNode;
}

/**
 * A part of a screen whose code comes by itself. Where that does not come, as without a line, the
 * screen stands without it; what breaks in it is the screen's.
 */
export class Part extends Component<PartProps, { lacks: Error | null }> {
  override state: { lacks: Error | null } = { lacks: null };

  static getDerivedStateFromError(cause: Error) {
    if (!lacksChunk(cause)) throw cause;
    return { lacks: cause };
  }

  override render() {
    const { bones, children } = this.props;
    const { lacks } = this.state;
    if (!lacks) return <Suspense fallback={bones}>{children}</Suspense>;
    // React never asks again for code that did not come: only a new page does.
    return (
      <div className="px-5 pb-3">
        <FailedLine cause={lacks} onRetry={() => window.location.reload()} />
      </div>
    );
  }
}
