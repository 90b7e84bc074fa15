import { MESSAGES } from '../../../rules/errors.ts';
import { ISSUES, type IssueKey } from '../../../rules/issues.ts';
import { UPLOAD_MESSAGES } from '../../../rules/upload.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a message in the specification's English says, whichever side of the wire it comes from. */
type Meaning =
  | { kind: 'issue'; key: IssueKey; n?: number }
  | { kind: 'message'; key: keyof typeof MESSAGES }
  | { kind: 'upload'; key: keyof typeof UPLOAD_MESSAGES };

/**
 * Says in the language of the interface what the rules and the server say in English. A message that is not of the
 * specification (a newer server's, say) stays as it is.
 */
export function useServerText(): (message: string) => string {
  const { t } = useTranslation('admin');
  return (message) => {
    const meaning = meaningOf(message);
    if (meaning?.kind === 'issue') return t(`issue.${meaning.key}`, { n: meaning.n });
    if (meaning?.kind === 'message') return t(`message.${meaning.key}`);
    if (meaning?.kind === 'upload') return t(`upload.${meaning.key}`);
    return message;
  };
}

/** Finds the message among those of the rules; null when it is none of them. */
export function meaningOf(message: string): Meaning | null {
  const [position = '', n] = / at position (\d+)/u.exec(message) ?? [];
  const issue = keyFor(ISSUES, message.replace(position, position && ' at position {{n}}'));
  if (issue) return { kind: 'issue', key: issue, n: Number(n) };
  const known = keyFor(MESSAGES, message);
  if (known) return { kind: 'message', key: known };
  const upload = keyFor(UPLOAD_MESSAGES, message);
  return upload ? { kind: 'upload', key: upload } : null;
}

function keyFor<K extends string>(texts: Record<K, string>, text: string): K | undefined {
  return (Object.keys(texts) as K[]).find((key) => texts[key] === text); // the keys of a record are its K
}
