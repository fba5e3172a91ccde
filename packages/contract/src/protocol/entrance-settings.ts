/** How people may come in besides e-mail and password, as a page knows it; `null` where it is not configured. */
export interface EntranceSettings {
  readonly google: { readonly clientId: string; readonly scriptUrl: string; readonly devices: 'all' | 'desktop' | 'mobile' } | null;
  readonly facebook: { readonly appId: string; readonly dialogUrl: string; readonly graphUrl: string } | null;
  readonly line: { readonly channelId: string; readonly dialogUrl: string } | null;
  readonly botCheck: { readonly siteKey: string; readonly scriptUrl: string } | null;
}
