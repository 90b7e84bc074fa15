import { useApolloClient } from '@apollo/client/react';
import { clearDrafts } from '../form/draft.ts';
import { useSession } from './session-context.ts';

/** Signs out: forgets everything of the administration here, then leaves for the home page (spec §4). */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const client = useApolloClient();
  return async () => {
    await session.signOut();
    clearDrafts();
    await client.clearStore();
    // A new document, not a route: the public pages bring custom code of their own.
    location.replace('/');
  };
}
