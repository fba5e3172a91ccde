import { ClassifierResource } from '@bowerbird/contract/social/unsafe-pictures/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useResource, useViewer } from '../../../store/hooks.ts';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';

const none = {};

/** Whether a program looks at pictures, and how far it is; nothing for others than the owner of the instance. */
export function ClassifierSection() {
  const viewer = useViewer();
  return viewer?.is_instance_owner && <Progress />;
}

function Progress() {
  const text = useText();
  const locale = useLocale();
  const { data } = useResource(ClassifierResource.get, none);
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <section aria-labelledby="classifier">
      <h2 id="classifier" className="h3">
        {text('operator.classifier')}
      </h2>
      {!data && <SkeletonText lines={2} />}
      {data && !data.is_on && data.rated === 0 && <p>{text('operator.classifierOff')}</p>}
      {data && (data.is_on || data.rated > 0) && (
        <p>{text('operator.classifierOn', { rated: number(data.rated), pictures: number(data.pictures), unsafe: number(data.unsafe) })}</p>
      )}
    </section>
  );
}
