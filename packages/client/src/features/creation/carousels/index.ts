export { CarouselView } from './carousel-view.tsx';
