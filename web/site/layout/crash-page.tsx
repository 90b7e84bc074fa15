import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page-head.tsx';

/** Its link works without scripts. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <PageHead title={t('crash.title')} description={t('crash.text')} />
      <MessagePage title={t('crash.title')} text={t('crash.text')}>
        <a href="" className={messageLink}>
          {t('crash.refresh')}
        </a>
      </MessagePage>
    </main>
  );
}

interface CrashBoundaryProps {
  locationKey: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
  locationKey: string | null;
}

export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, locationKey: null };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ locationKey }: CrashBoundaryProps, state: CrashBoundaryState) {
    return locationKey === state.locationKey ? null : { hasCrashed: false, locationKey };
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}

export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-frame flex flex-col items-start gap-4 pt-16 pb-14 sm:pt-20">
      <h1 className="text-title page-title">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      {children}
    </div>
  );
}

export const messageLink = 'mt-2 target rounded-lg bg-accent px-4 font-medium text-on-accent hover:bg-accent-strong';
