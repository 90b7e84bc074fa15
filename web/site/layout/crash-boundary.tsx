import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface CrashBoundaryProps {
  /** A key of the current location. If it changes, the children are rendered again. */
  locationKey: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
  locationKey: string | null;
}

/** An error boundary, which shows the crash page. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, locationKey: null };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(
    { locationKey }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return locationKey === state.locationKey ? null : { hasCrashed: false, locationKey };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
