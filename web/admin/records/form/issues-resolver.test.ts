import { expect, it } from 'vitest';
import { DEFAULT_BROWSER, checkBrowser } from '#rules/records/browser.ts';
import { issuesResolver } from './field.tsx';

const check = issuesResolver(checkBrowser);
const options = { fields: {}, shouldUseNativeValidation: false };

it('puts each issue under the path of its field', async () => {
  const { errors } = await check(DEFAULT_BROWSER, undefined, options);
  expect(errors).toMatchObject({
    name: { en: { type: 'nameEnRequired' }, zh: { type: 'nameZhRequired' } },
    description: { en: { type: 'descriptionEnRequired' }, zh: { type: 'descriptionZhRequired' } },
    iconUrl: { type: 'iconUrlRequired' },
  });
});

it('passes on what nothing is wrong with', async () => {
  const text = { en: 'Text', zh: '文字' };
  const values = { ...DEFAULT_BROWSER, name: text, description: text, iconUrl: 'https://browsers.example/icon.png' };
  expect(await check(values, undefined, options)).toEqual({ values, errors: {} });
});
