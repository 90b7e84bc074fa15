import 'graphiql/setup-workers/vite';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './page.css';

const FIRST_QUERY = `# The play button asks for three browsers
# with their newest versions. The book on
# the left describes every type and field.

query Browsers {
  browsers(first: 3, sort: downloads) {
    totalCount
    nodes {
      id
      name { en zh }
      websiteUrl
      downloadCount
      tags { id label { en zh } color }
      platforms { platform count }
      versions(limit: 2) {
        totalCount
        nodes { id versionNumber platform releaseDate isLatest }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultQuery={FIRST_QUERY}>
    <GraphiQL.Logo>AI browser catalogue</GraphiQL.Logo>
  </GraphiQL>,
);
