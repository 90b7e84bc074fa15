import { describe, expect, test } from 'vitest';
import { DEFAULT_FACT, checkFacts, storedFact, type FactInput } from './records/fact.ts';
import { FACT_GROUPS, FACT_TOPICS, TOPICS, choicesOf, latestDate, statusOf } from './facts.ts';

const TODAY = '2026-11-22';
const ANSWER: FactInput = {
  ...DEFAULT_FACT,
  topic: 'summaries',
  answer: false,
  sourceUrl: 'https://vendor.example',
  seenOn: TODAY,
};
const CHOICE: FactInput = { ...ANSWER, topic: 'engine', answer: null, choice: 'gecko' };
const TEXT: FactInput = { ...ANSWER, topic: 'models', answer: null, text: { en: 'Own', zh: '自有' } };

describe('the topics', () => {
  test('stand together by their groups, in the order of the groups', () => {
    expect([...new Set(FACT_TOPICS.map((topic) => TOPICS[topic].group))]).toEqual(FACT_GROUPS);
    const places = FACT_TOPICS.map((topic) => FACT_GROUPS.indexOf(TOPICS[topic].group));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('have several choices, or none where the value is an answer or a text', () => {
    for (const topic of FACT_TOPICS)
      expect([topic, choicesOf(topic).length > 1]).toEqual([topic, TOPICS[topic].kind === 'choice']);
  });
});

describe('facts', () => {
  test('of every kind are valid, and no facts are too', () => {
    expect(checkFacts([ANSWER, CHOICE, TEXT], TODAY)).toEqual({});
    expect(checkFacts([], TODAY)).toEqual({});
  });

  test.each<[string, FactInput, Record<string, string>]>([
    ['an unknown topic', { ...ANSWER, topic: 'colour' }, { '1.topic': 'factTopicInvalid' }],
    ['the topic of another object', { ...ANSWER, topic: 'constructor' }, { '1.topic': 'factTopicInvalid' }],
    ['no answer', { ...ANSWER, answer: null }, { '1.answer': 'factValueRequired' }],
    ['no choice', { ...CHOICE, choice: ' ' }, { '1.choice': 'factValueRequired' }],
    ['the choice of another topic', { ...CHOICE, choice: 'free' }, { '1.choice': 'factValueInvalid' }],
    [
      'no text',
      { ...TEXT, text: { en: ' ', zh: '' } },
      { '1.text.en': 'factTextEnRequired', '1.text.zh': 'factTextZhRequired' },
    ],
    [
      'a long text',
      { ...TEXT, text: { en: 'x'.repeat(301), zh: '字'.repeat(301) } },
      { '1.text.en': 'factTextEnTooLong', '1.text.zh': 'factTextZhTooLong' },
    ],
    ['no source', { ...ANSWER, sourceUrl: '' }, { '1.sourceUrl': 'factSourceRequired' }],
    [
      'a source that is no web address',
      { ...ANSWER, sourceUrl: 'javascript:alert(1)' },
      { '1.sourceUrl': 'sourceUrlInvalid' },
    ],
    ['no day', { ...ANSWER, seenOn: '' }, { '1.seenOn': 'seenOnRequired' }],
    ['a day that does not exist', { ...ANSWER, seenOn: '2026-02-30' }, { '1.seenOn': 'seenOnInvalid' }],
    ['a day in the future', { ...ANSWER, seenOn: '2026-11-23' }, { '1.seenOn': 'seenOnInFuture' }],
    ['a long note', { ...ANSWER, note: 'x'.repeat(1001) }, { '1.note': 'factNoteTooLong' }],
  ])('with %s are invalid', (_what, fact, issues) => {
    const keys = Object.entries(checkFacts([fact], TODAY)).map(([field, { key }]) => [field, key]);
    expect(Object.fromEntries(keys)).toEqual(issues);
  });

  test('are invalid where a topic stands twice, and where there are more than topics', () => {
    expect(checkFacts([ANSWER, CHOICE, ANSWER], TODAY)).toEqual({ '3.topic': { key: 'factTopicRepeated' } });
    expect(
      checkFacts(
        Array.from({ length: FACT_TOPICS.length + 1 }, () => ANSWER),
        TODAY,
      ),
    ).toEqual({ [`${FACT_TOPICS.length + 1}.topic`]: { key: 'tooManyFacts' } });
  });

  test('are stored with the value of their topic only, and trimmed', () => {
    const filled: FactInput = {
      topic: 'engine',
      answer: true,
      choice: 'gecko',
      text: { en: 'a', zh: 'b' },
      sourceUrl: ' https://vendor.example ',
      seenOn: '2026-11-22T10:00:00Z',
      note: ' ',
    };
    expect(storedFact(filled)).toEqual({
      topic: 'engine',
      answer: null,
      choice: 'gecko',
      text: { en: '', zh: '' },
      sourceUrl: 'https://vendor.example',
      seenOn: '2026-11-22',
      note: null,
    });
    expect(storedFact({ ...filled, topic: 'models' })).toMatchObject({
      answer: null,
      choice: null,
      text: { en: 'a', zh: 'b' },
    });
    expect(storedFact({ ...filled, topic: 'sync' })).toMatchObject({
      answer: true,
      choice: null,
      text: { en: '', zh: '' },
    });
  });
});

test('the latest day is that of the time zone ahead of all others', () => {
  expect(latestDate(Date.parse('2026-11-22T09:59:00Z'))).toBe('2026-11-22');
  expect(latestDate(Date.parse('2026-11-22T10:00:00Z'))).toBe('2026-11-23');
});

test('a status that is not one of the choices is unknown', () => {
  expect([statusOf('ended'), statusOf('retired'), statusOf(undefined)]).toEqual(['ended', null, null]);
});
