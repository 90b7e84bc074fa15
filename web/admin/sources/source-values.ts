import type { Issues } from '../../../rules/issues.ts';
import { DEFAULT_SOURCE, SOURCE_KINDS, checkSources, storedSource, type SourceInput } from '../../../rules/sources.ts';
import { formValues } from '../form/form-values.ts';
import type { StoredSourceFragment } from './sources.generated.ts';

export interface SourcesFormValues {
  sources: SourceInput[];
}

export const NEW_SOURCE: SourceInput = { ...DEFAULT_SOURCE, kind: SOURCE_KINDS[0] ?? '' };

export function formValuesOf(sources: readonly StoredSourceFragment[]): SourcesFormValues {
  return { sources: sources.map((source) => formValues(source, DEFAULT_SOURCE)) };
}

/** Validates the form. The issues are under `sources.index.field`. */
export function checkSourcesForm({ sources }: SourcesFormValues): Issues {
  return Object.fromEntries(
    Object.entries(checkSources(sources)).map(([path, issue]) => {
      const [position, field] = path.split('.');
      return [`sources.${Number(position) - 1}.${field}`, issue];
    }),
  );
}

/** The stored source with the settings of the form; undefined while it is new or changed. */
export function storedFor(
  source: SourceInput,
  stored: readonly StoredSourceFragment[],
): StoredSourceFragment | undefined {
  const settings = JSON.stringify(storedSource(source));
  return stored.find((one) => JSON.stringify(storedSource(formValues(one, DEFAULT_SOURCE))) === settings);
}
