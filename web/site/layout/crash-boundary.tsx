import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface CrashBoundaryProps {
  /** A key of the current location. If it changes, the children are rendered again. */
  place: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
  place: string | null;
}

/** An error boundary, which shows the crash page. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, place: null };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashBoundaryState): CrashBoundaryState | null {
    return place === state.place ? null : { hasCrashed: false, place };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
