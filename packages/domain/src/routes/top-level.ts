/**
 * The first part of every address that the instance answers itself (`C2.1`–`C2.17`, `C7.8`, `C7.33`, `C7.38`): no
 * username may be one of them, because a profile lives at `/:username/` (`C2.6`).
 */
export const topLevelRoutes = [
  '_', 'about', 'accept-invite', 'ads', 'advertiser', 'analytics', 'api', 'apps', 'assets', 'billing', 'board', 'business',
  'businesshub', 'categories', 'collages', 'connect', 'conversation', 'conversations', 'convert', 'convert-business', 'create',
  'developers', 'email', 'explore', 'export', 'favicon.ico', 'feed', 'graphql', 'healthz', 'help', 'homefeed', 'ideas',
  'idea-pin-builder', 'import', 'invited', 'invites', 'kit', 'legal', 'login', 'logout', 'manifest.webmanifest', 'media', 'metrics',
  'news', 'news_hub', 'notifications', 'oauth', 'offsite', 'pagehandlers', 'parental-passcode', 'password', 'pin',
  'pin-builder', 'pin-creation-tool', 'pins', 'privacy', 'privacy-policy', 'product-group', 'profile', 'readyz', 'reporting',
  'reset', 'resource', 'robots.txt', 'search', 'secure', 'settings', 'share', 'shopping', 'signup', 'sitemap.xml', 'source',
  'static', 'sw.js', 'terms', 'terms-of-service', 'today', 'topics', 'trends', 'unsubscribe', 'upload-image', 'users', 'v1', 'v2', 'v3', 'v5',
  'verify', 'videos', 'widgets',
] as const;
