import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addressesIn, linesWithoutAddress } from '../../../rules/file-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field, INPUT } from '../form/field.tsx';
import { Button } from '../ui/button.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import type { ReleaseValues } from './release-values.ts';

/**
 * A box for many addresses at once. Pasted addresses are used immediately, typed ones by the button. Lines without an
 * address stay in the box.
 */
export function PasteAddresses({ onPaste }: { onPaste: (addresses: readonly string[]) => void }) {
  const { t } = useTranslation('admin');
  const { control, setFocus } = useFormContext<ReleaseValues>();
  const { field } = useController({ control, name: 'pasted' });
  const text = field.value ?? '';
  const [found, setFound] = useState<{ count: number; skipped: readonly string[] } | null>(null);
  const take = (source: string) => {
    const addresses = addressesIn(source);
    const skipped = linesWithoutAddress(source);
    setFound({ count: addresses.length, skipped });
    field.onChange(skipped.join('\n'));
    if (addresses.length > 0) onPaste(addresses);
  };
  return (
    <div>
      <Field name="pasted" label={t('release.paste')} hint={t('release.pasteHint')}>
        {(props) => (
          <textarea
            {...props}
            ref={field.ref}
            rows={2}
            value={text}
            spellCheck={false}
            onBlur={field.onBlur}
            onChange={field.onChange}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (addressesIn(pasted).length === 0) return;
              event.preventDefault();
              take(`${text}\n${pasted}`);
            }}
            placeholder="https://"
            className={`${INPUT} block py-2`}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        {text.trim() !== '' && (
          <Button
            variant="secondary"
            onClick={() => {
              take(text);
              // The button is removed with the text.
              setFocus('pasted');
            }}
          >
            {t('release.pasteUse')}
          </Button>
        )}
        <p role="status" className="min-w-0 text-sm text-muted">
          {found && t('release.pasted', { count: found.count })}
        </p>
      </div>
      <LeftOutLines text={t('release.pasteSkipped')} lines={found?.skipped ?? []} />
    </div>
  );
}
