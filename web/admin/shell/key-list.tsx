import { useTexts } from '../ui/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { commandKey, IS_MAC, isCommand, isIgnored, isInTextField, KeyCap, useKeyDown } from '../ui/keys.tsx';

/** Several keys of one line do the same. */
const GROUPS = [
  {
    group: 'everywhere',
    keys: [
      ['palette', commandKey('K').shown],
      ['save', commandKey('S').shown],
      ['undo', commandKey('Z').shown],
      ['redo', commandKey('Z', true).shown],
    ],
  },
  {
    group: 'boxes',
    keys: [
      ['move', '↑', '↓'],
      ['choose', 'Enter'],
      ['close', 'Esc'],
    ],
  },
  {
    group: 'tables',
    keys: [
      ['selectMore', 'Shift+↑', 'Shift+↓'],
      ['selectRange', 'Shift+Space', 'Shift+click'],
      ['selectAll', commandKey('A').shown],
      ['toActions', 'Enter'],
      ['selectNone', 'Esc'],
    ],
  },
  {
    group: 'updates',
    keys: [
      ['next', '↓'],
      ['previous', '↑'],
      ['accept', 'A'],
      ['later', 'L'],
      ['dismiss', 'R'],
    ],
  },
] as const;

export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal isOpen isWide title={t('keys.title')} onClose={onClose}>
      {/* The dialog gives the focus to its first control. */}
      <IconButton icon="close" label={t('keys.close')} onClick={onClose} className="absolute top-4 right-4" />
      <div className="gap-x-8 md:columns-2">
        {GROUPS.map(({ group, keys }) => (
          <section key={group} aria-labelledby={`keys-${group}`} className="break-inside-avoid pt-4">
            <h3 id={`keys-${group}`} className="text-sm font-medium text-muted">
              {t(`keys.group.${group}`)}
            </h3>
            <dl className="mt-1 divide-y divide-line text-sm">
              {keys.map(([name, ...shown]) => (
                <div key={name} className="flex items-center justify-between gap-4 py-1.5">
                  <dt>{t(`keys.name.${name}`)}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shown.map((key) => (
                      <KeyCap
                        key={key}
                        shown={key.replace('Space', t('keys.space')).replace('click', t('keys.click'))}
                      />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/** Ctrl K or ⌘K. */
export function usePaletteKey(open: () => void) {
  useKeyDown((event) => {
    // Ctrl K deletes to the end of the line in a text field of a Mac.
    const isTyped = IS_MAC && isInTextField(event.target) && !event.metaKey;
    if (!isCommand(event, 'k') || isTyped || event.defaultPrevented || isIgnored(event)) return;
    event.preventDefault();
    open();
  });
}

/** Ctrl S or ⌘S saves the form with the focus, or else that of the screen. */
export function useSaveKey() {
  useKeyDown((event) => {
    if (!isCommand(event, 's')) return;
    event.preventDefault();
    if (isIgnored(event)) return;
    const { target } = event;
    const form =
      (target instanceof Element ? target.closest('form') : null) ??
      document.querySelector<HTMLFormElement>('form:has([data-form-bar])');
    form?.requestSubmit();
  });
}
