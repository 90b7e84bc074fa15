import { TOPICS, type FactTopic } from '#rules/facts.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';

interface FactValue {
  topic: FactTopic;
  answer: boolean | null;
  choice: string | null;
  text: LocalizedText;
}

export function useFactText() {
  const { t, localize } = useTranslation();
  return ({ topic, answer, choice, text }: FactValue) => {
    const { kind } = TOPICS[topic];
    if (kind === 'text') return localize(text);
    if (kind === 'answer') return t(answer ? 'cell.yes' : 'cell.no');
    // A test checks that there is a text for every choice.
    return t(`choice.${topic}.${choice ?? ''}` as 'choice.status.active');
  };
}
