/**
 * By itself V8 lets a heap grow by what the machine has, and garbage with it: 450 MB after 10,000 requests. With these it is
 * about 260 MB for the same work and the same processor time (`npm run bench -- memory`); what lives is under 90 MB. A young
 * generation of 8 MB would save 12 MB more, but much of a page would outlive it: a tenth more processor time for each.
 */
export const SMALL_HEAP = ['--max-old-space-size=384', '--max-semi-space-size=16'];
