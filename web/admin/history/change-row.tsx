import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChangeKind } from '../../../rules/history.ts';
import { isJobName } from '../../../rules/jobs.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DATE_LOCALES } from '../ui/short-date.tsx';
import { ChangeDetails } from './change-details.tsx';
import { useChangeText } from './change-text.ts';
import { changePath } from './history-filter.ts';
import type { ChangeSummaryFragment } from './history.generated.ts';
import { useFieldLabels } from './field-labels.ts';
import { useUndo } from './use-undo.ts';

const ICONS = {
  create: 'plus',
  update: 'edit',
  delete: 'trash',
  approval: 'inbox',
  replacement: 'link',
  merge: 'tag',
  bulk: 'stack',
  import: 'download',
  undo: 'undo',
  restoration: 'history',
} as const satisfies Record<ChangeKind, string>;

const FIELDS_SHOWN = 3;

interface ChangeRowProps {
  change: ChangeSummaryFragment;
  isOpen?: boolean;
  /** Whether the day stands beside the time, because no heading names it. */
  withDay?: boolean;
}

/**
 * A change: its records, its kind and its fields, with a button that undoes it. Opened, it shows the difference of each
 * record.
 */
export function ChangeRow({ change, isOpen = false, withDay = false }: ChangeRowProps) {
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(isOpen);
  const { joinFirst, textOf } = useChangeText();
  const undo = useUndo();
  const [isBusy, setBusy] = useState(false);
  const undoneLink = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const labelOf = useFieldLabels();
  const types = [change.recordType, ...change.counts.map(({ recordType }) => recordType)];
  const labels =
    change.recordType === 'setting'
      ? []
      : [
          ...new Set(
            change.fields.map((name) => types.map((type) => labelOf(type, name)).find((label) => label) ?? name),
          ),
        ];
  const fields = joinFirst(labels.slice(0, FIELDS_SHOWN), labels.length);
  const undoThis = async () => {
    setBusy(true);
    await undo([change.id], change.kind === 'undo');
    setBusy(false);
    // The link has replaced the button. If the list no longer shows the change, there is no link either.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (undoneLink.current) undoneLink.current.focus();
      else focusOnMain();
    });
  };
  return (
    <li className="px-3 py-2 sm:px-4">
      <div className="flex items-center gap-x-3">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="group/row flex min-h-11 min-w-0 grow items-center gap-3 rounded-lg text-left"
        >
          <Icon
            name="chevronRight"
            className={`size-4 text-muted transition-transform ${isShown ? 'rotate-90' : ''}`}
          />
          <span className="hidden size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted sm:grid">
            <Icon name={ICONS[change.kind]} className="size-4" />
          </span>
          <span className="min-w-0">
            <span
              className={`block text-sm font-medium wrap-anywhere group-hover/row:text-accent ${change.undoneBy === null ? '' : 'text-muted line-through decoration-1'}`}
            >
              {textOf(change)}
            </span>
            <span className="block text-xs text-muted wrap-anywhere">
              <span className="sm:hidden">
                <ChangeTime at={change.at} withDay={withDay} /> ·{' '}
              </span>
              {fields && `${fields} · `}
              <Sender change={change} />
            </span>
          </span>
        </button>
        <span className="ml-auto flex items-center gap-2">
          {change.undoneBy === null && change.isEmptied && <Badge tone="gray">{t('history.emptied')}</Badge>}
          {change.undoneBy === null && !change.isEmptied && (
            <Button
              variant="plain"
              icon="undo"
              isBusy={isBusy}
              aria-label={t('history.undoOne', { what: textOf(change) })}
              onClick={() => void undoThis()}
              className="max-sm:w-10 max-sm:px-0! sm:px-3!"
            >
              <span className="hidden sm:inline">{t('history.undoThis')}</span>
            </Button>
          )}
          {change.undoneBy !== null && (
            <Link
              ref={undoneLink}
              to={changePath(change.undoneBy)}
              title={t('history.undoneLink')}
              className="inline-flex min-h-10 items-center hover:underline"
            >
              <Badge tone="gray">{t('history.undone')}</Badge>
            </Link>
          )}
          <span className={`hidden text-right text-sm text-muted sm:inline ${withDay ? '' : 'min-w-12'}`}>
            <ChangeTime at={change.at} withDay={withDay} />
          </span>
        </span>
      </div>
      <div id={id} className={isShown ? 'pt-2 pb-2 sm:pl-7' : ''}>
        {isShown && <ChangeDetails change={change} />}
      </div>
    </li>
  );
}

/** Who or what made a change, and how. */
function Sender({ change: { sender, via, kind } }: { change: ChangeSummaryFragment }) {
  const { t } = useTranslation('admin');
  const job = sender.startsWith('job:') ? sender.slice(4) : null;
  const name =
    job === null
      ? t(sender === 'command' ? 'history.by.command' : 'history.by.administrator')
      : t('history.by.job', { job: isJobName(job) ? t(`jobs.names.${job}.title`) : job });
  // The screen, too, sends a file by REST.
  return via === 'rest' && kind !== 'import' ? `${name} · ${t('history.viaRest')}` : name;
}

function ChangeTime({ at, withDay }: { at: string; withDay: boolean }) {
  const { language } = useLanguage();
  const write = (options: Intl.DateTimeFormatOptions) => new Date(at).toLocaleString(DATE_LOCALES[language], options);
  return (
    <time
      dateTime={at}
      title={write({ dateStyle: 'long', timeStyle: 'medium' })}
      className="whitespace-nowrap tabular-nums"
    >
      {withDay
        ? write({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })
        : write({ hour: '2-digit', minute: '2-digit', hour12: false })}
    </time>
  );
}
