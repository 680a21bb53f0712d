/* once */
import { Component, type ReactNode } from 'react';
import { ChunkFailure, forgetFailures, lacksChunk } from '@/route/screen';
import { ErrorState } from '@/ui/ErrorState';
import { shellWords as words } from './words';

interface Props {
  children: ReactNode;
}

/** Catches what breaks in one screen, so that the others and the bars go on. */
export class ScreenBoundary extends Component<Props, { cause: unknown }> {
  override state = { cause: null };

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  /** Left with the failure on it: the next visit tries again. */
  override componentWillUnmount() {
    if (this.state.cause !== null) forgetFailures();
  }

  /** React never asks again for a part that did not come: only a new page does. */
  private retry(cause: unknown) {
    if (lacksChunk(cause) && !(cause instanceof ChunkFailure)) window.location.reload();
    else {
      forgetFailures();
      this.setState({ cause: null });
    }
  }

  override render() {
    const { cause } = this.state;
    if (cause === null) return this.props.children;
    const chunk = lacksChunk(cause);
    return (
      <div className="page">
        <ErrorState
          title={chunk ? words.chunkTitle : words.crashTitle}
          text={chunk ? words.chunkText : words.crashText}
          onRetry={() => this.retry(cause)}
        />
      </div>
    );
  }
}
