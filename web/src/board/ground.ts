/** The ground of the map as a picture, loaded once for all who draw it. */
import { once } from '../pieces/once';

export const ground = once(
  () =>
    new Promise<HTMLImageElement>((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error('the ground of the map cannot be loaded'));
      image.src = '/ground.svg';
    }),
);
