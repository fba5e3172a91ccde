import { TaggedLooksResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity, useResource } from '../../../store/hooks.ts';
import { Link } from '../../../ui/link/link.tsx';
import { altOfPin, type WholePin } from '../../pinning/pins/index.ts';
import { looksOptions } from './preload-looks.ts';
import { ProductLink } from './product-link.tsx';
import styles from './shop-the-look.module.css';
import type { Look } from './use-look.ts';

/** The products on a picture, and other looks with the same pieces. */
export function ShopTheLook({ pin, look }: { pin: WholePin; look: Look }) {
  const text = useText();
  const countText = useCountText();
  if (!pin.aggregatedPinData.isShopTheLook) return null;
  return (
    <section className={styles.shop} aria-labelledby="shop-the-look">
      <div className={styles.head}>
        <h2 id="shop-the-look" className="h3">
          {text('shopLook.title')}
        </h2>
        <span className="small muted numbers">{countText('shopLook.tagged', pin.taggedObjects.length)}</span>
      </div>
      <ul className={styles.products}>
        {pin.taggedObjects.map((object) => (
          <li key={object.id}>
            <ProductLink object={object} isChosen={object.id === look.chosenId} onLook={look.choose} />
          </li>
        ))}
      </ul>
      <Looks pinId={pin.id} />
      <p className="small muted">{text('shopLook.note')}</p>
    </section>
  );
}

function Looks({ pinId }: { pinId: string }) {
  const text = useText();
  const { data } = useResource(TaggedLooksResource.get, looksOptions(pinId));
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3 className="small muted">{text('shopLook.looks')}</h3>
      <ul className={styles.looks}>
        {data.map(({ id }) => (
          <LookCard key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

function LookCard({ id }: { id: string }) {
  const text = useText();
  const pin = useEntity({ type: 'pin', id });
  const pinner = useEntity(pin?.pinner);
  if (!pin) return null;
  return (
    <li>
      <Link href={`/pin/${id}/`} className={styles.look} style={{ backgroundColor: pin.dominantColor }}>
        <img
          src={pin.images['236x']?.url}
          alt={altOfPin(pin, text('closeup.by', { name: pinner?.fullName ?? '' }))}
          width={113}
          height={96}
          loading="lazy"
        />
      </Link>
    </li>
  );
}
