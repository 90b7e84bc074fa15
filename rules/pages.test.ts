import { expect, test } from 'vitest';
import { knownAddress } from './pages.ts';

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/#top', '/'],
  ['/?x=1', '/'],
  ['/?utm_source=a&q=new+tab&lang=zh#top', '/?lang=zh&q=new+tab'],
  ['/?q=new%20tab&lang=zh', '/?lang=zh&q=new+tab'],
  ['/?q=%20', '/?q=+'],
  ['/?q=&after=', '/'],
  ['/?q=a&q=b', '/?q=a'],
  ['/?platform=plan9&sort=name&view=list&lang=fr', '/?sort=name&view=list'],
  ['/?constructor=1&__proto__=2', '/'],
  ['/?tag=opensource,free&x=1', '/?tag=free,opensource'],
  ['/?q=ai&tag=free%2C+hot,free,,&platform=linux', '/?platform=linux&tag=free,hot&q=ai'],
  ['/?tag=Free,%E5%85%8D%E8%B4%B9,a%20b,1st,__proto__,%27', '/'],
  ['/?tag=f,e,d,c,b,a', '/?tag=a,b,c,d,e'],
  [`/?tag=${'x'.repeat(51)},hot`, '/?tag=hot'],
  ['/?tag=b&tag=a', '/?tag=a,b'],
  ['/?q=a,b', '/?q=a,b'],
  ['/browsers/7?platform=macos&tag=free', '/browsers/7?platform=macos'],
  ['/browsers/7?platform=macos&q=a', '/browsers/7?platform=macos'],
  ['/versions/7?platform=macos&lang=en', '/versions/7?lang=en'],
  ['/compare?ids=7,5&x=1', '/compare?ids=7,5'],
  ['/compare?diff=1&ids=7%2C5,7,x,05,0,1,2,3&lang=zh', '/compare?lang=zh&ids=7,5,1,2&diff=1'],
  ['/compare?ids=x&diff=2', '/compare'],
  ['/compare?ids=2147483648,1', '/compare?ids=1'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/sitemaps/browser-0.xml?lang=zh', '/sitemaps/browser-0.xml'],
  ['/nothing?x=1&lang=zh', '/nothing?lang=zh'],
  ['/admin/browsers?edit=5&lang=zh', '/admin/browsers?edit=5&lang=zh'],
  ['/administrators?edit=5', '/administrators'],
])('of %s the page reads %s', (address, known) => {
  expect(knownAddress(address)).toBe(known);
  expect(knownAddress(known)).toBe(known);
});
