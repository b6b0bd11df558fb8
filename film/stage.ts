/** The layers of the picture: the cloth, what is under the sheet, the sheet, and what is over it. */
import { drawLinen } from './linen.ts';

export const width = 1280;
export const height = 720;

function penOf(id: string, scale: number) {
  const canvas = document.getElementById(id) as HTMLCanvasElement;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  return {
    pen,
    clear: () => {
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      pen.clearRect(0, 0, width, height);
    },
  };
}

const sharpness = Math.max(1, devicePixelRatio);
const cloth = penOf('cloth', sharpness);
export const under = penOf('under', sharpness);
// The same resolution as the screen, because the browser does not smooth a larger canvas when it turns it.
export const face = penOf('face', sharpness);
export const over = penOf('over', sharpness);
cloth.clear();
drawLinen(cloth.pen, width, height);
