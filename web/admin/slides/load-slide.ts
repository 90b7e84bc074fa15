import type { ApolloClient } from '@apollo/client';
import { AdminSlidesDocument, SlideVersionDocument } from './slides.generated.ts';
import type { Stored } from '../form/use-record-form.ts';
import { formValuesOf, type SlideValues } from './slide-values.ts';

/** A stored slide with the browser of its linked version (spec §4); null if it does not exist. */
export async function loadSlide(client: ApolloClient, id: number): Promise<Stored<SlideValues> | null> {
  const { data } = await client.query({ query: AdminSlidesDocument, fetchPolicy: 'network-only' });
  const slide = data?.slides.find((one) => one.id === id);
  if (!slide) return null;
  const browserId =
    slide.linkType === 'version' && slide.linkTargetId !== null
      ? await browserOfVersion(client, slide.linkTargetId)
      : null;
  return { values: formValuesOf(slide, browserId), revision: slide.revision };
}

/** Also returns null after an error, because the version can be chosen again (spec §8). */
async function browserOfVersion(client: ApolloClient, id: number): Promise<number | null> {
  try {
    const { data } = await client.query({
      query: SlideVersionDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.version?.browser.id ?? null;
  } catch {
    return null;
  }
}
