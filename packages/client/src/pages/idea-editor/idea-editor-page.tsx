import { useNavigate, useSearchParams } from 'react-router';
import { IdeaEditor } from '../../features/creation/idea-editor/index.ts';
import { useViewer } from '../../store/hooks.ts';

/** Makes an idea pin; the address names its draft, so that a reload goes on with it. */
export function IdeaEditorPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draftId = search.get('draft');
  if (!viewer?.id) return null;
  return (
    <IdeaEditor
      viewerId={viewer.id}
      draftId={draftId}
      onServerId={(id) => id !== draftId && void navigate(`/idea-pin-builder/?draft=${id}`, { replace: true })}
      onPublished={(path) => void navigate(path)}
      onLetGo={() => void navigate('/idea-pin-builder/', { replace: true })}
    />
  );
}
