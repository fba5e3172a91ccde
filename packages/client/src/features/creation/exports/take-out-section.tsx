import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { useArchives } from '../../account/data-export/index.ts';
import { ArchiveCard } from './archive-card.tsx';
import { PackSection } from './pack-section.tsx';
import styles from './take-out.module.css';

/** Taking things out: the archives that are here, what goes into the next one, and how to move with it. */
export function TakeOutSection() {
  const { archives, isMaking, refresh } = useArchives();
  return (
    <div className={styles.page}>
      {archives?.map((archive) => (
        <ArchiveCard key={archive.export_id} archive={archive} />
      ))}
      <PackSection archives={archives ?? []} isWaiting={isMaking || archives === null} onAsked={() => void refresh()} />
      <Moving />
    </div>
  );
}

function Moving() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <RowCard>
      <CardRow>
        <RowWords>
          <RowTitle>{text('exports.moving')}</RowTitle>
          <p className="small muted">{text('exports.movingLead')}</p>
        </RowWords>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('exports.howToMove')}
        </Button>
      </CardRow>
      {isOpen && (
        <ol className={styles.steps}>
          <li>{text('exports.move1')}</li>
          <li>{text('exports.move2')}</li>
          <li>{text('exports.move3')}</li>
        </ol>
      )}
    </RowCard>
  );
}
