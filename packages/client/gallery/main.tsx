import '../src/styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { GalleryPage, readView } from './gallery-page.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <GalleryPage view={readView(new URLSearchParams(location.search))} />);
