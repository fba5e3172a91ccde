import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useEntity } from '../../store/hooks.ts';
import { KeptCopyOffer } from '../../features/pinning/kept-copies/index.ts';
import { LinkNote } from '../../features/pinning/link-checks/index.ts';
import { PinNote } from '../../features/pinning/pin-notes/index.ts';
import { isWholePin, type StoredPin } from '../../features/pinning/pins/index.ts';
import { PinCredit, RichDetails, RichSource } from '../../features/pinning/rich-metadata/index.ts';
import { StoryWords } from '../../features/creation/story-pins/index.ts';
import { EditPublished } from '../../features/creation/picture-edits/index.ts';
import { ShopTheLook, type Look } from '../../features/creation/product-tags/index.ts';
import { CaptionsSection } from '../../features/creation/video-captions/index.ts';
import { SponsorshipNote } from '../../features/creation/sponsorships/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { FollowUserButton } from '../../features/people/follows/index.ts';
import { MentionedText } from '../../features/social/mentions/index.ts';
import { CloseupActs } from './closeup-acts.tsx';
import { BoardsAndTalk } from './boards-and-talk.tsx';
import styles from './closeup-page.module.css';
import { PinArticle } from './pin-article.tsx';
import { HiddenNote } from '../../features/discovery/pin-feedback/index.ts';
import { PinColors, SkinToneButton } from '../../features/discovery/looks/index.ts';
import { PinTopics } from './pin-topics.tsx';
import { PinWay } from './pin-way.tsx';

/** What stands with a pin: its acts, where it is from, its words, its author, and the boards it lives on. */
export function CloseupDetails({ pin, look, onGone }: { pin: StoredPin; look: Look; onGone: () => void }) {
  const text = useText();
  const countText = useCountText();
  const pinner = useEntity(pin.pinner);
  // Of a pin that a wall showed its card alone is known, until its own call comes back.
  const isWhole = isWholePin(pin);
  return (
    <div className={styles.details}>
      {isWhole && <PinWay pin={pin} />}
      <CloseupActs pin={pin} onGone={onGone} />
      {isWholePin(pin) && <HiddenNote pin={pin} />}
      {pin.link && pin.domain && (
        <p className={styles.domain}>
          <Icon name="globe" weight="bold" size={16} />
          <a
            href={pin.link}
            rel="noopener nofollow ugc"
            target="_blank"
            aria-label={text('closeup.visit', { domain: pin.domain })}
            dir="ltr"
          >
            {pin.domain}
          </a>
          {isWhole && <RichSource pin={pin} />}
        </p>
      )}
      {isWholePin(pin) && <LinkNote pin={pin} offer={<KeptCopyOffer pin={pin} />} />}
      {pin.title && (
        <h1 className="display h2" dir="auto">
          {pin.title}
        </h1>
      )}
      {!isWhole && <SkeletonText lines={2} />}
      {pin.description && (
        <p className={styles.description} dir="auto">
          <MentionedText text={pin.description} people={isWholePin(pin) ? pin.named_people : []} />
        </p>
      )}
      {isWhole && <RichDetails pin={pin} />}
      {isWhole && <PinCredit pin={pin} />}
      {isWhole && <PinArticle pin={pin} />}
      {pin.story_pin_data && <StoryWords story={pin.story_pin_data} />}
      {pinner && (
        <div className={styles.author}>
          <Link href={pinner.profileUrl} className={styles.person}>
            <Avatar name={pinner.fullName} src={pinner.imageMediumUrl ?? pinner.imageSmallUrl} size={44} />
            <span className={styles.personWords}>
              <span className="strong" dir="auto">
                {pinner.fullName}
              </span>
              <span className="small muted numbers">
                {pinner.followerCount === undefined ? '\u00a0' : countText('closeup.followers', pinner.followerCount)}
              </span>
            </span>
          </Link>
          <FollowUserButton id={pin.pinner.id} name={pinner.fullName} />
        </div>
      )}
      {isWholePin(pin) && <ShopTheLook key={`look-${pin.id}`} pin={pin} look={look} />}
      {isWholePin(pin) && <SponsorshipNote key={`sponsor-${pin.id}`} pin={pin} />}
      {isWholePin(pin) && pin.saveCount > 0 && <p className="small muted numbers">{countText('closeup.saves', pin.saveCount)}</p>}
      {isWholePin(pin) && <PinNote pin={pin} />}
      {isWholePin(pin) && <EditPublished key={`picture-${pin.id}`} pin={pin} />}
      {isWholePin(pin) && <CaptionsSection key={`captions-${pin.id}`} pin={pin} />}
      {isWhole && <PinColors pin={pin} />}
      {isWhole && <SkinToneButton pin={pin} />}
      {isWhole && <PinTopics pin={pin} />}
      <BoardsAndTalk pin={pin} />
    </div>
  );
}
