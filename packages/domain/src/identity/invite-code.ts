/** The form of a code by which people bring others: shorter than an invitation of the instance's owner, which lets in. */
const CODE = /^[A-Za-z0-9]{10}$/;

/** Whether a code can be one of a person's links. Those of the instance's owner have another form. */
export function isInviteCode(code: string): boolean {
  return CODE.test(code);
}
