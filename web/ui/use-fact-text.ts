import { useTranslation } from 'react-i18next';
import { TOPICS, type FactTopic } from '#rules/facts.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { useLocalize } from '../i18n/provider.tsx';

interface FactValue {
  topic: FactTopic;
  answer: boolean | null;
  choice: string | null;
  text: LocalizedText;
}

export function useFactText() {
  const { t } = useTranslation();
  const localize = useLocalize();
  return ({ topic, answer, choice, text }: FactValue) => {
    const { kind } = TOPICS[topic];
    if (kind === 'text') return localize(text);
    if (kind === 'answer') return t(answer ? 'cell.yes' : 'cell.no');
    // A test checks that there is a text for every choice.
    return t(`choice.${topic}.${choice}`, { defaultValue: '' });
  };
}
