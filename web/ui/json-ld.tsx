/** Structured data of schema.org. `<` is escaped, so that no value can close the script element. */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</gu, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
