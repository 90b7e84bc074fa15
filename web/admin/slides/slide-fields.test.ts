import { describe, expect, it } from 'vitest';
import { checkSlideValues, NEW_SLIDE, slideInputOf, formValuesOf } from './slide-fields.tsx';

const complete = { ...NEW_SLIDE, title: { en: 'Hello', zh: '你好' }, imageUrl: 'https://example.com/a.png' };

describe('the link target of a slide (spec §5)', () => {
  it('§5.19 is required where it is chosen', () => {
    expect(checkSlideValues({ ...complete, linkType: 'browser' })).toEqual({
      'linkTargetId.browserId': { key: 'linkTargetRequired' },
    });
    expect(checkSlideValues({ ...complete, linkType: 'version' })).toEqual({
      'linkTargetId.browserId': { key: 'linkTargetRequired' },
    });
    expect(
      checkSlideValues({ ...complete, linkType: 'version', linkTargetId: { browserId: 1, versionId: null } }),
    ).toEqual({
      'linkTargetId.versionId': { key: 'linkTargetRequired' },
    });
    expect(checkSlideValues({ ...complete, linkType: 'external' })).toEqual({});
  });

  it('is what the link type says, whatever else is chosen', () => {
    const chosen = { ...complete, linkTargetId: { browserId: 1, versionId: 2 } };
    expect(slideInputOf({ ...chosen, linkType: 'browser' })).toMatchObject({ linkType: 'browser', linkTargetId: 1 });
    expect(slideInputOf({ ...chosen, linkType: 'version' })).toMatchObject({ linkType: 'version', linkTargetId: 2 });
    expect(slideInputOf({ ...chosen, linkType: 'external' })).toMatchObject({
      linkType: 'external',
      linkTargetId: null,
    });
  });

  it('comes back with the browser of its version', () => {
    const slide = {
      ...slideInputOf({ ...complete, linkTargetId: { browserId: 1, versionId: 2 } }),
      linkType: 'version' as const,
      id: 7,
      revision: 3,
    };
    const stored = {
      ...slide,
      title: complete.title,
      description: complete.description,
      linkTargetId: 2,
      linkedBrowser: { id: 1, isDraft: false, iconUrl: 'https://x.example/i.png', name: complete.title },
      linkedVersion: null,
      linkUrl: null,
      displayOrder: 0,
      isActive: true,
      isDraft: false,
      isDark: true,
      visibleFrom: null,
      visibleUntil: null,
    };
    expect(formValuesOf(stored)).toMatchObject({
      linkType: 'version',
      linkTargetId: { browserId: 1, versionId: 2 },
    });
  });
});
