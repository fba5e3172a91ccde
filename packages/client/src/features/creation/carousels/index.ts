export { CarouselView, type CarouselViewProps } from './carousel-view.tsx';
