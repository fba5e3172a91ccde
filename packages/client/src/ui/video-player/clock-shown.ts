/** A length or a place of a film: minutes and seconds, such as "1:08". */
export function clockShown(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
