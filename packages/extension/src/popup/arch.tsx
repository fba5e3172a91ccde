/** A board's shape, with its pictures as the instance gives them. */
export function Arch({ origin, urls }: { origin: string; urls: readonly string[] }) {
  const shown = urls.length >= 3 ? urls.slice(0, 3) : urls.slice(0, 1);
  return (
    <span className={shown.length === 3 ? 'arch three' : 'arch'} aria-hidden="true">
      {shown.map((url) => (
        <img key={url} src={new URL(url, origin).href} alt="" loading="lazy" />
      ))}
    </span>
  );
}
