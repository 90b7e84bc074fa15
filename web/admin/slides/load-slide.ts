import type { ApolloClient } from '@apollo/client';
import { KeptSlidesDocument, SlideVersionDocument } from './slides.generated.ts';
import type { Stored } from '../form/use-record-form.ts';
import { slideValuesOf, type SlideValues } from './slide-values.ts';

/** A slide as it is stored now, with the browser of the version it leads to (spec §4); null when there is none. */
export async function loadSlide(client: ApolloClient, id: number): Promise<Stored<SlideValues> | null> {
  const { data } = await client.query({ query: KeptSlidesDocument, fetchPolicy: 'network-only' });
  const slide = data?.slides.find((one) => one.id === id);
  if (!slide) return null;
  const browserId = slide.linkType === 'version' && slide.linkTargetId !== null ? await browserOfVersion(client, slide.linkTargetId) : null;
  return { values: slideValuesOf(slide, browserId), revision: slide.revision };
}

/** Null also when it cannot be found out: the version can be chosen again (spec §8). */
async function browserOfVersion(client: ApolloClient, id: number): Promise<number | null> {
  try {
    const { data } = await client.query({ query: SlideVersionDocument, variables: { id }, fetchPolicy: 'network-only' });
    return data?.version?.browser.id ?? null;
  } catch {
    return null;
  }
}
