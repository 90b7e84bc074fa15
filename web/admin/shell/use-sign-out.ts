import { useApolloClient } from '@apollo/client/react';
import { clearDrafts } from '../records/form/draft.ts';
import { useSession } from '../records/graph/session.ts';

/** Removes all data of the administration from this browser, then goes to the home page (spec §4). */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const client = useApolloClient();
  return async () => {
    await session.signOut();
    clearDrafts();
    await client.clearStore();
    // A full page load is needed, because the public pages contain custom codes.
    location.replace('/');
  };
}
