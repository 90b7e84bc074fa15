/** For a page with an `ApolloProvider`, whose client reads `https://catalogue.example/graphql`. */
import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface Newest {
  browser: {
    name: { en: string };
    versions: { nodes: { id: number; versionNumber: string; platform: string; downloadUrl: string }[] };
  } | null;
}

const NEWEST: TypedDocumentNode<Newest, { slug: string }> = gql`
  query Newest($slug: String!) {
    browser(slug: $slug) {
      name {
        en
      }
      versions(limit: 3) {
        nodes {
          id
          versionNumber
          platform
          downloadUrl
        }
      }
    }
  }
`;

export function NewestVersions({ slug }: { slug: string }) {
  const { data, loading, error } = useQuery(NEWEST, { variables: { slug } });
  if (loading) return <p role="status">Loading …</p>;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data?.browser) return <p>There is no browser “{slug}”.</p>;
  const { name, versions } = data.browser;
  return (
    <section>
      <h2>{name.en}</h2>
      <ul>
        {versions.nodes.map(({ id, versionNumber, platform, downloadUrl }) => (
          <li key={id}>
            <a href={downloadUrl}>
              {versionNumber} for {platform}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
