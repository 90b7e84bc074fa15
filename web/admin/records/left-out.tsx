import { LEFT_OUT_EXAMPLES } from '#rules/sources.ts';
import { useTexts } from '../ui/use-texts.ts';
import type { LeftOutFilesFragment } from './left-out.generated.ts';

/** One line for each reason, with examples. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOutFilesFragment[] }) {
  const lineOf = useLeftOutLine();
  return (
    <ul className="grid gap-1 text-sm">
      {leftOut.map((files) => (
        <li key={files.reason} className="wrap-anywhere">
          {lineOf(files)}
        </li>
      ))}
    </ul>
  );
}

/** "3 numbers not understood: 149.0.1 (1842), and 2 more" */
export function useLeftOutLine(): (files: LeftOutFilesFragment) => string {
  const { t } = useTexts();
  return ({ reason, count, examples }) => {
    const others = examples.length < LEFT_OUT_EXAMPLES ? 0 : count - examples.length;
    return t('leftOut.withExamples', {
      reason: t(`leftOut.${reason}`, { count, defaultValue: reason }),
      examples: [...examples, ...(others > 0 ? [t('leftOut.more', { count: others })] : [])].join(', '),
    });
  };
}
