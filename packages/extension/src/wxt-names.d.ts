import 'wxt/browser';

// WXT makes narrower types than these of what a build has; the compiler of the whole repository runs without a build.
declare module 'wxt/browser' {
  interface WxtRuntime {
    getURL(path: string): string;
  }
  interface WxtI18n {
    getMessage(name: string): string;
  }
}
