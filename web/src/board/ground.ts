/** The ground of the map as a picture, loaded once for all who draw it. */
let picture: Promise<HTMLImageElement> | undefined;

export function ground(): Promise<HTMLImageElement> {
  picture ??= new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => {
      picture = undefined;
      reject(new Error('the ground of the map cannot be loaded'));
    };
    image.src = '/ground.svg';
  });
  return picture;
}
