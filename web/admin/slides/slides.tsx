import type { ApolloClient } from '@apollo/client';
import { PAGES } from '../../../rules/pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkStatesProvider } from '../links/link-states.tsx';
import type { RecordKind, RecordListProps } from '../records/record-kind.ts';
import { DataTable } from '../ui/data-table.tsx';
import { useSlideColumns } from './slide-columns.tsx';
import { SlideFields } from './slide-fields.tsx';
import {
  checkSlideValues,
  formValuesOf,
  LINK,
  newSlideValues,
  sentSlideOf,
  storedSlideFields,
  type SlideValues,
} from './slide-values.ts';
import {
  AdminSlidesDocument,
  CreateSlideDocument,
  DeleteSlideDocument,
  DeleteSlidesDocument,
  SlideToEditDocument,
  SlideVersionDocument,
  UpdateSlideDocument,
  UpdateSlidesDocument,
  type AdminSlideFragment,
} from './slides.generated.ts';
import { idOf } from '../ui/use-selection.ts';

/** `/admin/slides` (spec §2). */
export const SLIDES: RecordKind<AdminSlideFragment, SlideValues> = {
  type: 'slide',
  texts: 'slides',
  draft: 'slide',
  icon: 'image',
  path: PAGES.adminSlides.path,
  nameOf: ({ title }, localize) => localize(title),

  list: AdminSlidesDocument,
  one: SlideToEditDocument,
  create: (client, values, context) =>
    client.mutate({ mutation: CreateSlideDocument, variables: { input: sentSlideOf(values) }, context }),
  update,
  // The whole record is saved (spec §4).
  toggle: (client, slide) =>
    update(client, slide.id, { ...formValuesOf(slide, null), isActive: !slide.isActive }, slide.revision),
  remove: DeleteSlideDocument,
  updateMany: UpdateSlidesDocument,
  removeMany: DeleteSlidesDocument,
  prefersServerMessage: false,

  newValues: newSlideValues(),
  valuesOf: async (slide, client) => formValuesOf(slide, await browserOfVersion(client, slide)),
  check: checkSlideValues,
  groups: [LINK],
  fieldsOf: storedSlideFields,

  List: SlideTable,
  Fields: SlideFields,
};

function update(client: ApolloClient, id: number, values: SlideValues, revision: number | null) {
  return client.mutate({ mutation: UpdateSlideDocument, variables: { id, input: sentSlideOf(values), revision } });
}

/** The browser of the linked version (spec §4). Null also after an error: the version can be chosen again (spec §8). */
async function browserOfVersion(
  client: ApolloClient,
  { linkType, linkTargetId }: AdminSlideFragment,
): Promise<number | null> {
  if (linkType !== 'version' || linkTargetId === null) return null;
  return client
    .query({ query: SlideVersionDocument, variables: { id: linkTargetId }, fetchPolicy: 'network-only' })
    .then(
      ({ data }) => data?.version?.browser.id ?? null,
      () => null,
    );
}

function SlideTable({ records, onToggle, onDelete, actionsFor }: RecordListProps<AdminSlideFragment>) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const columns = useSlideColumns({ onToggle, onDelete });
  return (
    <LinkStatesProvider urls={records.map(({ linkUrl }) => linkUrl)}>
      <DataTable
        label={t('slides.title')}
        columns={columns}
        rows={records}
        rowId={idOf}
        searchText={textOf}
        fullWidth={900}
        bulk={{ nameOf: ({ title }) => localize(title), actions: actionsFor }}
      />
    </LinkStatesProvider>
  );
}

function textOf({ id, title, description, linkUrl }: AdminSlideFragment): string {
  return [`#${id}`, title.en, title.zh, description.en, description.zh, linkUrl ?? ''].join('\n');
}
