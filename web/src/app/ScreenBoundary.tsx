/* once */
import { Component, type ReactNode } from 'react';
import { ChunkFailure, forgetFailures, lacksChunk } from '@/route/screen';
import { ErrorState } from '@/ui/ErrorState';
import { shellWords as words } from './words';

interface Props {
  children: ReactNode;
}

interface State {
  cause: unknown;
  /** The screen was asked for once more. */
  again?: boolean;
}

/** Catches what breaks in one screen, so that the others and the bars go on. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { cause: null };

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  /** Left with the failure on it: the next visit tries again. */
  override componentWillUnmount() {
    if (this.state.cause !== null) forgetFailures();
  }

  /**
   * React never asks again for a part that did not come: only a new page does. A screen that did
   * not come twice needs one, too: a newer release has taken its file away. Not without a network,
   * where no page may come either.
   */
  private retry(cause: unknown, chunk: boolean) {
    if (chunk && ((this.state.again && navigator.onLine) || !(cause instanceof ChunkFailure))) {
      window.location.reload();
    } else {
      forgetFailures();
      this.setState({ cause: null, again: chunk });
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
          onRetry={() => this.retry(cause, chunk)}
        />
      </div>
    );
  }
}
