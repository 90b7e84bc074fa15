import { useId, useState } from 'react';
import { addressesIn } from '../../../rules/file-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { INPUT } from '../form/field.tsx';
import { Button } from '../ui/button.tsx';

/** A box for many addresses at once. Pasted addresses are used immediately, typed ones by the button. */
export function PasteAddresses({ onPaste }: { onPaste: (addresses: readonly string[]) => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [text, setText] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const take = (addresses: readonly string[]) => {
    setCount(addresses.length);
    if (addresses.length === 0) return;
    setText('');
    onPaste(addresses);
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {t('release.paste')}
      </label>
      <p id={`${id}-hint`} className="mb-1.5 text-xs text-muted">
        {t('release.pasteHint')}
      </p>
      <textarea
        id={id}
        rows={2}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const addresses = addressesIn(event.clipboardData.getData('text'));
          if (addresses.length === 0) return;
          event.preventDefault();
          take(addresses);
        }}
        placeholder="https://"
        className={`${INPUT} block py-2`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {text.trim() !== '' && (
          <Button variant="secondary" onClick={() => take(addressesIn(text))}>
            {t('release.pasteUse')}
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {count !== null && t('release.pasted', { count })}
        </p>
      </div>
    </div>
  );
}
