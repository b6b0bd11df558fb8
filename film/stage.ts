/** The layers of the picture: cloth, what lies on it, the sheet, and what lies on that. */
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
// One to one: the browser turns the sheet without smoothing what it would have to make smaller.
export const face = penOf('face', sharpness);
export const over = penOf('over', sharpness);
cloth.clear();
drawLinen(cloth.pen, width, height);
