import { useState } from 'react';
import { formatDate } from '../../../rules/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { Button } from '../ui/button.tsx';
import { useVerifyDownloadMutation, type AdminVersionFragment } from './versions.generated.ts';

/** Lets the server read the file of a stored version and compare its checksum, where the server may do that. */
export function VerifyFile({ version: { id, canVerify, verifiedAt } }: { version: AdminVersionFragment }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const failureMessage = useFailureMessage();
  const [verify, { data, loading }] = useVerifyDownloadMutation();
  const [failure, setFailure] = useState<string | null>(null);
  if (!canVerify && !verifiedAt) return null;
  const { sha256 = '', isSame } = data?.verifyDownload ?? {};
  const start = async () => {
    setFailure(null);
    await verify({ variables: { id } }).catch((error: unknown) => setFailure(failureMessage(error, t('versions.verifyFailed'))));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {canVerify && (
        <Button variant="secondary" isBusy={loading} onClick={() => void start()}>
          {t('versions.verify')}
        </Button>
      )}
      <p role="status" className={`min-w-0 wrap-anywhere ${failure !== null || isSame === false ? 'text-danger' : 'text-muted'}`}>
        {message()}
      </p>
    </div>
  );

  function message(): string | null {
    if (failure !== null) return failure;
    if (isSame === true) return t('versions.verifiedSame');
    if (isSame === false) return t('versions.verifiedOther', { sha256 });
    if (isSame === null) return t('versions.verifiedNew', { sha256 });
    return verifiedAt && t('versions.verifiedOn', { date: formatDate(verifiedAt, language) });
  }
}
