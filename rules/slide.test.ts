import { expect, it } from 'vitest';
import { messageText } from './texts.ts';
import { DEFAULT_SLIDE, checkSlide, type SlideInput } from './records/slide.ts';

const GOOD: SlideInput = {
  ...DEFAULT_SLIDE,
  imageUrl: 'https://cdn.example/1.png',
  title: { en: 'One', zh: '一' },
  linkTargetId: 1,
};
const REQUIRED = 'Please fill in all required fields';

function messages(change: Partial<SlideInput>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checkSlide({ ...GOOD, ...change })).map(([field, issue]) => [
      field,
      messageText(issue.key, issue.params),
    ]),
  );
}

it('§3.14 §5.20 §9.28 takes a slide to a browser, to a version, and to an address with or without one', () => {
  expect(messages({})).toEqual({});
  expect(messages({ linkType: 'version' })).toEqual({});
  expect(messages({ linkType: 'external', linkTargetId: null, linkUrl: 'https://a.example' })).toEqual({});
  expect(messages({ linkType: 'external', linkTargetId: null, linkUrl: null })).toEqual({});
  expect(messages({ linkType: 'external', linkTargetId: null, linkUrl: ' ' })).toEqual({});
});

it('§5.17 names everything that is missing', () => {
  expect(messages(DEFAULT_SLIDE)).toEqual({
    'title.en': REQUIRED,
    'title.zh': REQUIRED,
    imageUrl: REQUIRED,
    linkTargetId: 'Please select a link target',
  });
});

it.each([
  [
    '§5.18',
    { title: { en: 'x'.repeat(201), zh: '字'.repeat(201) } },
    { 'title.en': 'Title must be less than 200 characters', 'title.zh': 'Title must be less than 200 characters' },
  ],
  [
    '§5.18',
    { description: { en: 'x'.repeat(501), zh: '字'.repeat(501) } },
    {
      'description.en': 'Description must be less than 500 characters',
      'description.zh': 'Description must be less than 500 characters',
    },
  ],
  ['§5.19', { linkType: 'version', linkTargetId: null }, { linkTargetId: 'Please select a link target' }],
  ['§5.20', { linkType: 'external', linkUrl: 'javascript:alert(1)' }, { linkUrl: 'Invalid link URL format' }],
])('%s refuses %j', (_clause, change, expected) => {
  expect(messages(change)).toEqual(expected);
});

it.each([
  [{ imageUrl: 'slide.png' }, { imageUrl: 'Invalid image URL format' }],
  [{ linkType: 'page' }, { linkType: 'Invalid link type' }],
])('refuses %j', (change, expected) => {
  expect(messages(change)).toEqual(expected);
});

it('§3.15 §9.8 takes 200 characters of a title and 500 of a description', () => {
  expect(
    messages({
      title: { en: 'x'.repeat(200), zh: '字'.repeat(200) },
      description: { en: 'x'.repeat(500), zh: '字'.repeat(500) },
    }),
  ).toEqual({});
});

it('does not look at an address that the link does not use', () => {
  expect(messages({ linkUrl: 'leftover' })).toEqual({});
});
