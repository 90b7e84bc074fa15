import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as CodeElements from '#rules/code-elements.ts';
import { type Blocked, type CodeReport, reportOn } from '#rules/code-policy.ts';
import { isBlank } from '#rules/issues.ts';
import type { CustomCodeInput } from '#rules/records/custom-code.ts';
import { useTexts } from '../use-texts.ts';
import { Icon } from '../ui/icon.tsx';

const KINDS: readonly Blocked['kind'][] = ['handler', 'scriptLink', 'style', 'element'];

/** What the content security policy of the public pages blocks of the typed code. */
export function PolicyReport() {
  const { t } = useTexts();
  const report = useReport();
  const allowAnyHost = useWatch<CustomCodeInput, 'allowAnyHost'>({ name: 'allowAnyHost' });
  if (!report) return null;
  const { blocked, hosts, namedHosts } = report;
  const hasProblems = blocked.length > 0 || (namedHosts.length > 0 && !allowAnyHost);
  return (
    <div role="status" aria-label={t('codes.report')} className="flex gap-3 rounded-xl bg-sunken px-4 py-3 text-sm">
      <Icon
        name={hasProblems ? 'warning' : 'check'}
        className={`mt-0.5 size-4.5 ${hasProblems ? 'text-tag-yellow' : 'text-accent'}`}
      />
      <div className="grid min-w-0 gap-2.5">
        {!hasProblems && <p>{t('codes.reportClean')}</p>}
        {KINDS.map((kind) => (
          <Finding
            key={kind}
            text={t(`codes.blocked.${kind}`)}
            items={blocked.filter((one) => one.kind === kind).map(({ words }) => words)}
          />
        ))}
        <Finding text={t(allowAnyHost ? 'codes.namedHostsAllowed' : 'codes.namedHosts')} items={namedHosts} />
        <Finding text={t('codes.hosts')} items={hosts} />
      </div>
    </div>
  );
}

function Finding({ text, items }: { text: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {items.map((item) => (
          <li key={item}>
            <code className="inline-block rounded-md border border-line bg-surface px-1.5 py-0.5 font-mono text-xs wrap-anywhere">
              {item}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Null until the parser has loaded, a separate script, because it is large. The browser's own parser would apply the
 * policy of this page to the code and log violations.
 */
function useReport(): CodeReport | null {
  const code = useDeferredValue(useWatch<CustomCodeInput, 'codeContent'>({ name: 'codeContent' }));
  const isNeeded = !isBlank(code);
  const [parser, setParser] = useState<Pick<typeof CodeElements, 'elementsOfSnippet'> | null>(null);
  useEffect(() => {
    if (isNeeded) void import('#rules/code-elements.ts').then(setParser);
  }, [isNeeded]);
  return useMemo(() => {
    const elements = isNeeded && parser?.elementsOfSnippet(code);
    return Array.isArray(elements) ? reportOn(elements) : null;
  }, [isNeeded, parser, code]);
}
