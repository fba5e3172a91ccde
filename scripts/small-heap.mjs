/**
 * By itself V8 lets a heap grow by what the machine has, and garbage with it: 450 MB after 10,000 requests. With these it is
 * about 240 MB for the same work and the same processor time (`npm run bench -- memory`); what lives is under 90 MB.
 */
export const SMALL_HEAP = ['--max-old-space-size=384', '--max-semi-space-size=8'];
