/** What kind of screen a request comes from (`C9.8`). */
export type DeviceType = 'phone' | 'tablet' | 'desktop';
