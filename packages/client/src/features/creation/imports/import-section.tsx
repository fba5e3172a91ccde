import { useSearchParams } from 'react-router';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FromAddress } from './from-address.tsx';
import { ImportView } from './import-view.tsx';

/** Bringing things in: choose a file, or, with `?id=`, what becomes of one. */
export function ImportSection() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  if (id !== null && /^[1-9]\d{0,18}$/.test(id)) return <ImportView key={id} id={id} />;
  return (
    <>
      <ChooseFile onChosen={(made) => setSearch({ id: made })} />
      <FromAddress onMade={(made) => setSearch({ id: made })} />
      <EarlierImports />
    </>
  );
}
