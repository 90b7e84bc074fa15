/** The examples of the document. A test compares records with what the seeded catalogue answers at this origin, and sends the inputs. */
const SITE = 'https://browsers.example';

export const BROWSER = {
  id: 5,
  name_en: 'Brave',
  name_zh: 'Brave 浏览器',
  description_en:
    'Brave blocks ads and trackers by default and includes Leo, an AI assistant that can be used without an account. Leo summarises pages, answers questions and drafts text, and you can connect a model of your own. The browser is open source under the MPL 2.0 licence and is available for desktop, Android and iOS.',
  description_zh: 'Brave 默认拦截广告和跟踪器，并内置无需注册即可使用的 AI 助手 Leo。Leo 能总结网页、回答问题、起草文字，也支持接入你自己的模型。Brave 以 MPL 2.0 许可证开源，提供桌面、Android 和 iOS 版本。',
  short_description_en: 'Open-source, privacy-focused browser with the built-in Leo AI assistant',
  short_description_zh: '注重隐私的开源浏览器，内置 AI 助手 Leo',
  icon_url: `${SITE}/icons/brave.svg`,
  website_url: 'https://brave.com/',
  is_featured: true,
  display_order: 5,
  tags: 'recommended,opensource,free',
  download_count: 0,
  created_at: '2026-05-13T07:10:27.000Z',
  updated_at: '2026-08-22T16:10:56.000Z',
  revision: 1,
};

export const NEW_BROWSER = {
  name_en: 'Example Browser',
  name_zh: '示例浏览器',
  description_en: 'A browser with an assistant beside every page.',
  description_zh: '网页旁可随时调用 AI 助手的浏览器。',
  icon_url: 'https://vendor.example/icon.png',
  website_url: 'https://vendor.example/',
  tags: 'new,free',
};

export const VERSION = {
  id: 20,
  browser_id: 5,
  version_number: '1.93.138',
  release_date: '2026-08-22',
  platform: 'macos',
  architecture: 'arm64',
  release_channel: 'stable',
  update_type: null,
  min_os_version: 'macOS 13 Ventura',
  file_size: null,
  features_en: 'Leo assistant: summarise, ask and draft, no account required\nConnect your own model to Leo\nShields block ads and trackers by default\nPrivate search with Brave Search\nOpen source (MPL 2.0)',
  features_zh: 'Leo 助手：总结、问答、写作，无需注册\nLeo 支持接入自己的模型\nShields 默认拦截广告和跟踪器\n内置注重隐私的 Brave Search\n开源（MPL 2.0）',
  download_url: 'https://updates-cdn.bravesoftware.com/sparkle/Brave-Browser/stable-arm64/193.138/Brave-Browser-arm64.dmg',
  download_mirrors: [],
  screenshots: [],
  sha256: '7f5a87929dde058705a55e5fbb0b6043c9f196108429443a0a5d4e086e9703c0',
  source_url: 'https://github.com/lzwme/homebrew-cn/blob/HEAD/Casks/b/brave-browser.rb',
  is_latest: false,
  revision: 1,
};

export const VERSION_DETAIL = { ...VERSION, browser_name_en: BROWSER.name_en, browser_name_zh: BROWSER.name_zh, browser_icon_url: BROWSER.icon_url };

export const NEW_VERSION = {
  browser_id: 5,
  version_number: '2.0.1',
  release_date: '2026-08-30',
  platform: 'windows',
  architecture: 'x64',
  release_channel: 'stable',
  features_en: 'Answers questions about the open page\nFills in forms',
  features_zh: '回答与当前网页有关的问题\n填写表单',
  download_url: 'https://vendor.example/setup-2.0.1.exe',
  download_mirrors: ['https://mirror.example/setup-2.0.1.exe'],
};

export const SLIDE = {
  id: 2,
  image_url: `${SITE}/slides/orbit.svg`,
  title_en: 'Comet works across your tabs',
  title_zh: 'Comet：跨标签页替你办事',
  description_en: 'Perplexity’s assistant reads the page you are on, answers with links to its sources and carries out multi-step tasks.',
  description_zh: 'Perplexity 的助手能读懂当前页面，回答时附上来源链接，还能完成多步任务。',
  link_type: 'browser',
  link_target_id: 1,
  link_url: null,
  display_order: 2,
  is_active: true,
  revision: 1,
};

export const NEW_SLIDE = {
  image_url: 'https://vendor.example/slide.png',
  title_en: 'An assistant beside every page',
  title_zh: '网页旁的 AI 助手',
  link_type: 'browser',
  link_target_id: 5,
};

export const NEW_CUSTOM_CODE = {
  name: 'Visit counter',
  code_type: 'body_end',
  code_content: '<script src="https://counter.example/count.js" async></script>',
  description: 'Counts visits',
  is_active: false,
};

export const CUSTOM_CODE = { id: 1, ...NEW_CUSTOM_CODE, display_order: 0, allow_any_host: false, revision: 1 };

export const NEW_TAG = { id: 'hot', label_en: 'Hot', label_zh: '热门', color: 'red' };

export const TAG = { ...NEW_TAG, order: 1 };

export const HOMEPAGE_SETTING = { liveCounters: false };
