import { useCallback, useEffect, useState } from 'react';
import { STATUS_MESSAGE_MS } from '../../../rules/limits.ts';
import { Icon } from './icon.tsx';

export interface Status {
  kind: 'success' | 'failure';
  text: string;
}

/** A message about the last action, which disappears after 3 seconds (spec §9). */
export function useStatusMessage(): [Status | null, (kind: Status['kind'], text: string) => void] {
  const [status, setStatus] = useState<Status | null>(null);
  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => setStatus(null), STATUS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return [status, useCallback((kind, text) => setStatus({ kind, text }), [])];
}

/** Shows the message at a fixed position, so that it is visible at any scroll position. Screen readers announce it. */
export function StatusMessage({ status }: { status: Status | null }) {
  const colors = status?.kind === 'failure' ? 'border-danger/30 bg-danger-soft text-danger' : 'border-accent/30 bg-accent-soft text-accent-strong';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-16 z-30 flex justify-center lg:top-5">
      {status && (
        <p className={`flex items-center gap-2 rounded-xl border px-4 py-2.5 text-sm font-medium shadow-pop ${colors}`}>
          <Icon name={status.kind === 'failure' ? 'warning' : 'check'} className="size-4" />
          {status.text}
        </p>
      )}
    </div>
  );
}
