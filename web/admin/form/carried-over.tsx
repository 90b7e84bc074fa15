import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useFormContext, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { valueAtPath } from '../../../rules/merge.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface CarriedOver {
  /** The fields that were copied from another record, with the copied values. */
  values: Readonly<Record<string, unknown>>;
  /** The values that were confirmed, by their fields. */
  confirmed: Readonly<Record<string, unknown>>;
  confirm: (name: string, value: unknown) => void;
}

const NONE: CarriedOver = { values: {}, confirmed: {}, confirm: () => undefined };
const Context = createContext(NONE);

/** Marks fields of a form whose values were copied from another record, until they are edited or confirmed. */
export function CarriedOverProvider({ carried, children }: { carried: CarriedOver; children: ReactNode }) {
  return <Context value={carried}>{children}</Context>;
}

/** The copied fields of a form. */
export function useCarriedOver(values: CarriedOver['values']): CarriedOver {
  const [confirmed, setConfirmed] = useState<CarriedOver['confirmed']>({});
  const confirm = useCallback(
    (name: string, value: unknown) => setConfirmed((before) => ({ ...before, [name]: value })),
    [],
  );
  return useMemo(() => ({ values, confirmed, confirm }), [values, confirmed, confirm]);
}

/** The copied values without empty ones, which need no confirmation. */
export function withoutEmpty(values: CarriedOver['values']): CarriedOver['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/** The copied fields that were neither edited nor confirmed. */
export function unconfirmedIn<T extends FieldValues>(carried: CarriedOver, form: UseFormReturn<T>): string[] {
  const current = form.getValues();
  return Object.keys(carried.values).filter((name) => isUnconfirmed(carried, name, valueAtPath(current, name)));
}

function isUnconfirmed({ values, confirmed }: CarriedOver, name: string, value: unknown): boolean {
  return isSame(value, values[name]) && !(name in confirmed && isSame(value, confirmed[name]));
}

/** The mark of a copied field, with a button that confirms it. */
export function CarriedNote({ name, label }: { name: string; label: string }) {
  const { values } = use(Context);
  return name in values && <UnconfirmedNote name={name} label={label} />;
}

function UnconfirmedNote({ name, label }: { name: string; label: string }) {
  const carried = use(Context);
  const { control } = useFormContext();
  const value: unknown = useWatch({ control, name });
  return (
    isUnconfirmed(carried, name, value) && <CarriedMark label={label} onConfirm={() => carried.confirm(name, value)} />
  );
}

/** Says that a value was copied and not confirmed. */
export function CarriedMark({ label, onConfirm }: { label: string; onConfirm: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-tag-yellow">
      <span>{t('form.carriedOver')}</span>
      <button
        type="button"
        onClick={onConfirm}
        aria-label={t('form.confirmField', { label })}
        className="min-h-8 rounded-md border border-current px-2 text-xs"
      >
        {t('form.confirm')}
      </button>
    </p>
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
