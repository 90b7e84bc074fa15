import { useTexts } from '../use-texts.ts';
import { Palette } from '../palette/palette.tsx';
import { IconButton } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { KeyCap, commandKey, type KeyDialogProps } from '../ui/keys.tsx';

/** All keys of the administration, by the place where they work. Several of one line do the same. */
const GROUPS = [
  {
    group: 'everywhere',
    keys: [
      { name: 'palette', shown: [commandKey('K').shown] },
      { name: 'list', shown: ['?'] },
      { name: 'save', shown: [commandKey('S').shown] },
      { name: 'undo', shown: [commandKey('Z').shown] },
      { name: 'redo', shown: [commandKey('Z', true).shown] },
    ],
  },
  {
    group: 'boxes',
    keys: [
      { name: 'move', shown: ['↑', '↓'] },
      { name: 'choose', shown: ['Enter'] },
      { name: 'close', shown: ['Esc'] },
    ],
  },
  {
    group: 'tables',
    keys: [
      { name: 'selectMore', shown: ['Shift+↑', 'Shift+↓'] },
      { name: 'selectRange', shown: ['Shift+Space', 'Shift+click'] },
      { name: 'selectAll', shown: [commandKey('A').shown] },
      { name: 'toActions', shown: ['Enter'] },
      { name: 'selectNone', shown: ['Esc'] },
    ],
  },
  {
    group: 'updates',
    keys: [
      { name: 'next', shown: ['↓'] },
      { name: 'previous', shown: ['↑'] },
      { name: 'accept', shown: ['A'] },
      { name: 'later', shown: ['L'] },
      { name: 'dismiss', shown: ['R'] },
    ],
  },
] as const;

export function KeyList({ onClose, singleKeys }: KeyDialogProps) {
  const { t } = useTexts();
  return (
    <Modal isOpen isWide title={t('keys.title')} onClose={onClose}>
      {/* The first control has the focus. */}
      <IconButton icon="close" label={t('keys.close')} onClick={onClose} className="absolute top-4 right-4" />
      <div className="gap-x-8 md:columns-2">
        {GROUPS.map(({ group, keys }) => (
          <section key={group} aria-labelledby={`keys-${group}`} className="break-inside-avoid pt-4">
            <h3 id={`keys-${group}`} className="text-sm font-medium text-muted">
              {t(`keys.group.${group}`)}
            </h3>
            <dl className="mt-1 divide-y divide-line text-sm">
              {keys.map(({ name, shown }) => (
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
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-3">
        <p id="single-keys" className="text-sm">
          {t('keys.singleHint')}
        </p>
        <Switch
          label={t('keys.single')}
          describedBy="single-keys"
          isOn={singleKeys.isOn}
          onChange={singleKeys.toggle}
        />
      </div>
    </Modal>
  );
}

/** The dialogs that keys open. They have a script of their own. */
export const KEY_DIALOGS = { palette: Palette, keys: KeyList };
