/** The colours of a small room. */
export type RoomColors = {
  background: string;
  wallRight: string;
  wallLeft: string;
  floor: string;
  seat: string;
  rug: string;
  bright: string;
  wood: string;
  sky: string;
};
