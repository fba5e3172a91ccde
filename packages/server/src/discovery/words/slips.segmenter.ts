/** Whether two words differ by one letter that is wrong, missing or too many, or by one swap. The first letter is only swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  const same = sameLetters(one, other);
  const [restOfOne, restOfOther] = [one.slice(same), other.slice(same)];
  const isSwap = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2);
  if (isSwap || same === 0) return isSwap;
  if (restOfOne.length !== restOfOther.length) {
    const [longer, shorter] = restOfOne.length > restOfOther.length ? [restOfOne, restOfOther] : [restOfOther, restOfOne];
    return longer.slice(1) === shorter;
  }
  return restOfOne.slice(1) === restOfOther.slice(1);
}

/** How many letters both begin with. */
function sameLetters(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
